// @vitest-environment jsdom
import { EARLY_PICTURE_ID, type ReportWords } from '@adjudge/contract';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anAnalysis } from '../../testing/sample-analysis.ts';
import { VERDICT_LINE_BOX } from './components/verdict/verdict-line.tsx';
import { ReportSkeleton } from './report-skeleton.tsx';
import { ReportView } from './report-view.tsx';

const show = (analysis = anAnalysis()) => {
  render(<ReportView analysis={analysis} analysisId={analysis.analysisId} saving="saved" />);
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
};

/** Looked up by text: a role query over the whole page takes jsdom a second. */
const section = (title: string) =>
  screen.getByText(title, { selector: 'h2 *, h3 *, h4 *' }).closest('button')!;

describe('the verdict', () => {
  it('shows the score, the grade with its interval, the coverage, and one sentence', () => {
    const analysis = anAnalysis();
    show(analysis);
    expect(screen.getByText(analysis.verdict, { selector: 'h1' })).toBeTruthy();
    expect(screen.getByLabelText('Overall score').getAttribute('value')).toBe('67');
    expect(screen.getByText('D+', { selector: 'span' })).toBeTruthy();
    expect(screen.getByText('(F to C−)')).toBeTruthy();
    expect(screen.getByText('96% of what applies measured')).toBeTruthy();
  });

  it('is told in one line before the creative, which the skeleton holds the same room for', () => {
    const analysis = anAnalysis();
    show(analysis);
    const line = screen.getByTestId('verdict-line');
    expect(line.textContent).toBe(`67D+${analysis.verdict}`);
    expect(line.compareDocumentPosition(screen.getByLabelText('Creative'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const { container } = render(<ReportSkeleton />);
    const held = container.querySelector(`[class~="${VERDICT_LINE_BOX.split(' ').join('"][class~="')}"]`);
    expect(line.className).toContain(VERDICT_LINE_BOX);
    const { width } = screen.getByTestId('artboard').parentElement!.style;
    for (const room of [VERDICT_LINE_BOX, width]) expect(room).toContain('var(--verdict-line)');
    expect(held?.nextElementSibling?.querySelector(`#${EARLY_PICTURE_ID}`)).toBeTruthy();
  });

  it.each([
    [80, 'border-good'],
    [79.9, 'border-mid'],
    [60, 'border-mid'],
    [59.9, 'border-poor'],
  ])('colors the grade of a score of %s by its band', (overallScore, style) => {
    show(anAnalysis({ overallScore, grade: 'A' }));
    expect(screen.getByText('A', { selector: 'span' }).className).toContain(style);
  });

  it('shows no score and explains why if too little was measured', () => {
    show(anAnalysis({ overallScore: null, grade: 'N/A', coverage: 0.14 }));
    expect(screen.queryByLabelText('Overall score')).toBeNull();
    expect(screen.getByText(/no score when we could measure less than 20%/)).toBeTruthy();
  });
});

describe('credits for the wording', () => {
  const words: ReportWords = {
    writer: 'model',
    model: 'small-1',
    pieces: ['verdict'],
    dropped: 2,
    failure: null,
  };
  const credits = () => screen.queryByText(/^Words by /)?.textContent;

  it('name the language model, or are omitted if none was used', () => {
    const { unmount } = render(<ReportView analysis={anAnalysis()} analysisId="a" saving="saved" />);
    expect(credits()).toBeUndefined();
    unmount();
    show(anAnalysis({ words }));
    expect(credits()).toBe('Words by small-1, figures measured.');
  });

  it.each([
    ['timeout', 'Words by Adjudge: small-1 did not answer in time.'],
    ['refused', 'Words by Adjudge: small-1 refused to answer.'],
    ['unusable', 'Words by Adjudge: small-1 gave no usable answer.'],
    ['unreachable', 'Words by Adjudge: small-1 could not be reached.'],
    [null, 'Words by Adjudge: small-1 wrote nothing that matched the figures.'],
  ] as const)('explain why the model contributed nothing: %s', (failure, text) => {
    show(anAnalysis({ words: { ...words, writer: 'embedded', pieces: [], failure } }));
    expect(credits()).toBe(text);
  });
});

describe('the percentile', () => {
  it('compares only the picture if the creative has copy, and says so', () => {
    show();
    expect(
      screen.getByText(/Without its copy, the picture earns 68, better than 41% of 120 landscape banners \(/),
    ).toBeTruthy();
    expect(
      screen.getByText(
        /the median of 120 landscape banners \(invented\)\. On the copy bar, it marks the median of 60 ad copies/,
      ),
    ).toBeTruthy();
  });

  it('compares the creative itself if it has no copy', () => {
    const percentiles = { ...anAnalysis().percentiles!, compared: 'creative' as const };
    show(anAnalysis({ percentiles }));
    expect(screen.getByText(/^Better than 41% of 120 landscape banners/)).toBeTruthy();
  });

  it('is omitted for older reports', () => {
    show(anAnalysis({ percentiles: null }));
    expect(screen.queryByText(/landscape banners/)).toBeNull();
  });
});

describe('the top recommendations', () => {
  it('show the points of the three best changes and their sum', () => {
    show();
    const region = screen.getByLabelText('Do these first');
    const prices = within(region)
      .getAllByRole('listitem')
      .map((item) => /\+([\d.]+)/.exec(item.textContent)?.[1]);
    expect(prices).toHaveLength(3);
    const sum = prices.reduce((total, price) => total + Number(price), 0);
    expect(within(region).getByText(`up to +${Number(sum.toFixed(1))} points`)).toBeTruthy();
  });

  it('show the measured value and the target', () => {
    show();
    const region = screen.getByLabelText('Do these first');
    expect(region.textContent).toMatch(/Offer contrast: 2\.1:\D?1; good is at least 4\.5:\D?1/);
  });

  it('say so when there is nothing to fix', () => {
    show(anAnalysis({ recommendations: [] }));
    expect(screen.getByText(/^Most points are lost in .+ \(\d+ of 100\)/)).toBeTruthy();
    expect(screen.getByText('We have no change to recommend.')).toBeTruthy();
  });
});

describe('the “Why this matters” link', () => {
  const linksIn = (region: HTMLElement) =>
    [...region.querySelectorAll<HTMLAnchorElement>('a')].filter(({ textContent }) =>
      textContent?.startsWith('Why this matters'),
    );

  it('leads from each recommendation to its check page and names the check for screen readers', () => {
    const analysis = anAnalysis();
    show(analysis);
    const [first] = linksIn(screen.getByLabelText('Do these first'));
    const best = analysis.recommendations.toSorted((a, b) => b.points - a.points)[0]!;
    const { name } = analysis.audits.find(({ id }) => id === best.audit)!;
    expect(first?.getAttribute('href')).toBe(`/checks/${best.audit}`);
    expect(first?.textContent).toBe(`Why this matters: ${name}, opens in a new tab`);
    expect(linksIn(screen.getByLabelText('Recommendations')).length).toBeGreaterThan(0);
  });

  it('leads from each finding to its check page, next to the reason', async () => {
    const user = show();
    const region = screen.getByLabelText('Score by category');
    await user.click(region.querySelector<HTMLElement>('h3 button')!);
    await user.click(region.querySelector<HTMLElement>('h4 button')!);
    const [link] = linksIn(region);
    expect(link?.getAttribute('href')).toMatch(/^\/checks\/[a-z-]+$/);
    expect(link?.parentElement?.textContent).toMatch(/decides whether|\. Why this matters/);
  });
});

describe('the collapsible sections', () => {
  const NAMES = [
    'Detailed Score Breakdown',
    'Analysis Reasoning',
    'A/B Testing Suggestions',
    'How Grading Works',
    'Complete Documentation Report',
  ];

  it('start collapsed and open individually', async () => {
    const user = show();
    for (const name of NAMES) {
      const button = section(name);
      expect(button.getAttribute('aria-expanded')).toBe('false');
      await user.click(button);
      expect(button.getAttribute('aria-expanded')).toBe('true');
    }
  });

  it('label each score in the breakdown with its band', () => {
    show();
    const scores = [...document.querySelectorAll<HTMLElement>('td [data-band]')];
    expect(scores.length).toBeGreaterThan(4);
    const wordOf = (score: number) => (score >= 80 ? 'strong' : score >= 60 ? 'fair' : 'weak');
    for (const { textContent } of scores) {
      expect(textContent).toBe(`${parseInt(textContent, 10)} ${wordOf(parseInt(textContent, 10))}`);
    }
  });

  it('show a category table that adds up to the overall score', async () => {
    const user = show();
    await user.click(section('How Grading Works'));
    const table = screen.getByText('Redo the sum: categories').closest('table')!;
    const points = [...table.querySelectorAll('tbody tr')].map((row) =>
      Number(row.lastElementChild?.textContent),
    );
    const total = points.pop()!;
    expect(points.reduce((sum, value) => sum + value, 0)).toBeCloseTo(total, 1);
    expect(total).toBeCloseTo(anAnalysis().overallScore ?? 0, 0);
  });

  it('split the roadmap into halves, quickest first, with the extra item in the first', async () => {
    const { recommendations } = anAnalysis();
    const efforts = ['redesign', 'hour', 'minutes'] as const;
    const varied = recommendations.map((one, at) => ({ ...one, effort: efforts[at % 3]! }));
    const user = show(anAnalysis({ recommendations: varied }));
    await user.click(section('Complete Documentation Report'));
    // The tabs are lazy-loaded, which can be slow when much else is running.
    const tab = await screen.findByText('Implementation', { selector: '[role=tab]' }, { timeout: 10_000 });
    await user.click(tab);
    const items = (name: string) =>
      within(screen.getByLabelText(name))
        .getAllByRole('listitem')
        .map((item) => item.querySelector('p')?.textContent);
    // The sample lists its recommendations by gain.
    const titles = efforts
      .toReversed()
      .flatMap((effort) => varied.filter((one) => one.effort === effort).map(({ title }) => title));
    expect(items('Phase 1: Quick Wins')).toEqual(titles.slice(0, 4));
    expect(items('Phase 2: Strategic Enhancements')).toEqual(titles.slice(4));
  });
});

describe('recommendations', () => {
  it('are grouped in collapsible categories with the first one open', () => {
    show();
    const region = screen.getByLabelText('Recommendations');
    const states = within(region)
      .getAllByRole('button')
      .flatMap((button) => button.getAttribute('aria-expanded') ?? []);
    // The section itself comes first, then its categories.
    expect(states.slice(0, 5)).toEqual(['true', 'true', 'false', 'false', 'false']);
  });
});

describe('checks that were not judged', () => {
  it.each([
    ['For a person to judge', /We do not know the word/],
    ['Could not be judged', /too short to tell its language/],
    ['Does not apply to this ad', /could not find a face/],
    ['Could not be measured', /face model did not answer/],
  ])('are collapsed under “%s” with the reason inside', async (name, reason) => {
    const user = show();
    await user.click(section('Checks that were not judged'));
    const button = section(name);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByText(reason).closest('[hidden]')).not.toBeNull();
    await user.click(button);
    expect(screen.getByText(reason).closest('[hidden]')).toBeNull();
  });
});

describe('saving a report', () => {
  it.each([
    ['saving', 'Saving analysis...'],
    ['failed', 'Failed to save analysis'],
  ] as const)('shows a message while its status is “%s”', (saving, text) => {
    render(<ReportView analysis={anAnalysis()} analysisId={null} saving={saving} />);
    expect(document.querySelector('output')?.textContent).toContain(text);
  });

  it('shows no message once it is saved', () => {
    show();
    expect(screen.queryByText('Saving analysis...')).toBeNull();
  });

  it('offers a retry after a failure', async () => {
    let tries = 0;
    render(
      <ReportView
        analysis={anAnalysis()}
        analysisId={null}
        saving="failed"
        onSaveAgain={() => (tries += 1)}
      />,
    );
    await userEvent.setup().click(screen.getByText('Save again'));
    expect(tries).toBe(1);
  });
});
