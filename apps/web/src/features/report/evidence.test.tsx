// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anAnalysis } from '../../testing/sample-analysis.ts';
import { ReportView } from './report-view.tsx';

const show = (analysis = anAnalysis()) => {
  render(<ReportView analysis={analysis} analysisId={analysis.analysisId} saving="saved" />);
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
};
/** Looked up by selector: a role query over the whole page takes jsdom a second. */
const toolbar = () => document.querySelector<HTMLElement>('[role="toolbar"]')!;
const picture = () => within(toolbar());
const box = (name: RegExp) => picture().getByLabelText(name);
const boxes = () => [...toolbar().querySelectorAll('button')];
const layers = () => within(document.getElementById('creative')!);
const opener = (text: RegExp | string) =>
  screen.getByText(text, { selector: 'h3 *, h4 *' }).closest('button')!;
const isLit = (element: Element | null) => element?.getAttribute('data-lit') === 'true';

describe('finding numbers', () => {
  it('are the same on the picture and in the list', () => {
    show();
    const first = screen.getByLabelText('Do these first');
    const listed = within(first)
      .getAllByRole('listitem')
      .map((item) => item.textContent?.[0]);
    expect(listed).toEqual(['1', '2', '3']);
    expect(boxes().map((button) => button.textContent)).toEqual(['1', '2', '3']);
    expect(box(/^1\. The offer lacks contrast: “2 for 1 until Friday”, costs 10.9 points/)).toBeTruthy();
  });
});

describe('the picture at rest', () => {
  const wholePicture = { x: 0, y: 0, w: 1, h: 1 };

  it('marks other costly findings if a top one covers the whole picture', () => {
    const { audits } = anAnalysis();
    const [first, ...others] = audits;
    show(anAnalysis({ audits: [{ ...first!, evidence: [{ label: 'All', box: wholePicture }] }, ...others] }));
    expect(boxes().map((button) => button.textContent)).toEqual(['2', '3', '4']);
  });

  it('marks the most decisive findings if none costs points', () => {
    const audits = anAnalysis().audits.map((audit) => ({
      ...audit,
      score: audit.score && 95,
      pointsLost: 0,
    }));
    show(anAnalysis({ audits, recommendations: [] }));
    expect(boxes().length).toBeGreaterThan(0);
    expect(boxes().every((button) => !button.getAttribute('aria-label')?.includes('costs'))).toBe(true);
  });
});

describe('a finding and its box', () => {
  it('highlight each other on hover', async () => {
    const user = show();
    await user.hover(within(screen.getByLabelText('Do these first')).getByText('Make the button stand out'));
    expect(isLit(box(/^2\. /))).toBe(true);
    expect(isLit(box(/^1\. /))).toBe(false);
    await user.hover(box(/^1\. /));
    expect(isLit(opener('The offer lacks contrast').closest('[data-lit]'))).toBe(true);
  });

  it('highlight the box when the finding receives focus', () => {
    show();
    fireEvent.focus(opener('The offer lacks contrast'));
    expect(isLit(box(/^1\. /))).toBe(true);
  });

  it('are linked so that Enter on the box opens the finding and moves focus there', async () => {
    const user = show();
    const target = box(/^2\. /);
    target.focus();
    await user.keyboard('{Enter}');
    const finding = opener('The button does not stand out');
    expect(finding.getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(finding));
  });

  it('show the box when the finding is opened in the list', async () => {
    const user = show();
    expect(picture().queryByLabelText(/: Headline$/)).toBeNull();
    await user.click(opener('Attention'));
    await user.click(opener('The message gets the first glances'));
    expect(box(/: Headline$/)).toBeTruthy();
    expect(box(/: Bottle$/)).toBeTruthy();
  });
});

describe('keyboard navigation on the picture', () => {
  it('moves between boxes with the arrow keys and wraps around', async () => {
    const user = show();
    boxes()[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toBe(boxes()[2]);
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(boxes()[0]);
    await user.keyboard('{ArrowLeft}{Home}{End}');
    expect(document.activeElement).toBe(boxes()[2]);
  });

  it('keeps the finding highlighted while focus moves to the next box', async () => {
    show();
    const [first, second] = boxes();
    first?.focus();
    await waitFor(() => expect(isLit(first ?? null)).toBe(true));
    fireEvent.blur(first!, { relatedTarget: second });
    expect(isLit(first ?? null)).toBe(true);
    fireEvent.blur(first!, { relatedTarget: null });
    expect(isLit(first ?? null)).toBe(false);
  });

  it('clears the highlight on Escape', async () => {
    const user = show();
    boxes()[0]?.focus();
    await waitFor(() => expect(isLit(boxes()[0] ?? null)).toBe(true));
    await user.keyboard('{Escape}');
    expect(boxes().some(isLit)).toBe(false);
  });
});

describe('the layer switcher', () => {
  it('shows one layer at a time', async () => {
    const user = show();
    expect(layers().getByRole('button', { name: 'Evidence' }).getAttribute('aria-pressed')).toBe('true');
    await user.click(layers().getByRole('button', { name: 'Attention' }));
    expect(screen.getByTestId('attention')).toBeTruthy();
    expect(toolbar()).toBeNull();
    await user.click(layers().getByRole('button', { name: 'Clean' }));
    expect(screen.queryByTestId('attention')).toBeNull();
    expect(layers().getByRole('img', { name: anAnalysis().creative.alt })).toBeTruthy();
  });

  it('keeps the settings of a layer while another is shown', async () => {
    const user = show();
    await user.click(layers().getByRole('button', { name: 'Attention' }));
    fireEvent.change(layers().getByRole('slider', { name: 'Heatmap opacity' }), {
      target: { value: '40' },
    });
    await user.click(layers().getByRole('button', { name: 'Evidence' }));
    await user.click(layers().getByRole('button', { name: 'Attention' }));
    expect(layers().getByRole<HTMLInputElement>('slider', { name: 'Heatmap opacity' }).value).toBe('40');
  });

  it('shows what a placement crops or covers', async () => {
    const user = show();
    await user.click(layers().getByRole('button', { name: 'Placements' }));
    await user.click(await layers().findByRole('combobox', { name: 'Placement' }));
    await user.click(await screen.findByText(/Reels 9:16 · 38/));
    expect(layers().getByText('safe zone')).toBeTruthy();
    expect(screen.getByText(/“Cold tea, slow steeped.” is cut off/)).toBeTruthy();
    expect(screen.getByText(/“Learn more” lies under the platform’s own controls/)).toBeTruthy();
  });

  it('offers no layer without data', () => {
    show(anAnalysis({ attention: null, placements: [] }));
    expect(layers().queryByRole('button', { name: 'Attention' })).toBeNull();
    expect(layers().queryByRole('button', { name: 'Placements' })).toBeNull();
  });
});

describe('the picture', () => {
  it('zooms in and out in steps', async () => {
    const user = show();
    const nearer = layers().getByRole('button', { name: 'Zoom In' });
    expect(layers().getByRole('button', { name: 'Zoom Out' }).getAttribute('aria-disabled')).toBe('true');
    await user.click(nearer);
    await user.click(nearer);
    expect(screen.getByTestId('artboard').style.width).toBe('200%');
    await user.click(layers().getByRole('button', { name: 'Zoom Out' }));
    expect(screen.getByTestId('artboard').style.width).toBe('150%');
    for (let step = 0; step < 4; step += 1) await user.click(nearer);
    expect(screen.getByTestId('artboard').style.width).toBe('300%');
    expect(document.activeElement).toBe(nearer);
  });

  it('shows a notice if its file cannot be loaded', () => {
    show();
    fireEvent.error(layers().getByRole('img', { name: anAnalysis().creative.alt }));
    expect(screen.getByText('The creative’s file could not be loaded.')).toBeTruthy();
  });
});

describe('the ad copy', () => {
  it('links marked words to their finding', async () => {
    const user = show();
    await user.click(screen.getByText('!!!'));
    expect(opener('The copy repeats exclamation marks').getAttribute('aria-expanded')).toBe('true');
  });

  it('shows a notice if there is none', () => {
    show(anAnalysis({ adCopy: null }));
    expect(screen.getByText('No ad copy was provided for analysis.')).toBeTruthy();
  });
});
