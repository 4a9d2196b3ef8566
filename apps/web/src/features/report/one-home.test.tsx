// @vitest-environment jsdom
import { numberFindings } from '@adjudge/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { anAnalysis } from '../../testing/sample-analysis.ts';
import { ReportView } from './report-view.tsx';

const analysis = anAnalysis();
const show = (shown = analysis) => {
  render(<ReportView analysis={shown} analysisId={shown.analysisId} saving="saved" />);
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
};

/** Text of the page without the sections that repeat the whole report for a reader who was not involved. */
function wordsOfThePage(): string {
  const article = document.querySelector('article')!.cloneNode(true) as HTMLElement;
  for (const id of ['section-documentation', 'section-reasoning', 'section-breakdown']) {
    article.querySelector(`#${id}`)?.remove();
  }
  return article.textContent.replaceAll('\u00a0', ' ');
}

const timesSaid = (sentence: string): number => wordsOfThePage().split(sentence).length - 1;

describe('duplicate text in a report', () => {
  it('is avoided for observations and advice', () => {
    show();
    const observations = numberFindings(analysis).map(({ audit }) => audit.observation);
    expect(observations.filter((sentence) => timesSaid(sentence) > 1)).toEqual([]);
    const advice = analysis.recommendations.map(({ text }) => text);
    expect(advice.filter((sentence) => timesSaid(sentence) !== 1)).toEqual([]);
  });

  it('does not include a fix heading if there is no advice', () => {
    const fixes = 'How to fix it.';
    show(anAnalysis({ recommendations: [] }));
    expect(timesSaid(fixes)).toBeGreaterThan(0);
    document.body.replaceChildren();
    show(
      anAnalysis({ recommendations: [], audits: analysis.audits.map((audit) => ({ ...audit, fix: '' })) }),
    );
    expect(timesSaid(fixes)).toBe(0);
  });

  it('is avoided by linking an insight to its finding', async () => {
    const user = show();
    const [finding] = numberFindings(analysis);
    const { title, observation } = finding!.audit;
    const told = anAnalysis({ keyInsights: { strengths: [], weaknesses: [`${title}. ${observation}`] } });
    document.body.replaceChildren();
    render(<ReportView analysis={told} analysisId={told.analysisId} saving="saved" />);
    const insights = within(screen.getByLabelText('Key insights'));
    await user.click(insights.getByText(title));
    const item = document.getElementById(`finding-${finding!.audit.id}`)!;
    expect(item.querySelector('button')?.getAttribute('aria-expanded')).toBe('true');
    expect(item.closest('[hidden]')).toBeNull();
  });

  it('is avoided by linking a finding to advice that repeats it', async () => {
    const [first, ...others] = analysis.recommendations;
    const { observation, fix } = analysis.audits.find(({ id }) => id === first!.audit)!;
    const merged = { ...first!, text: `${observation} ${fix}` };
    const user = show(anAnalysis({ recommendations: [merged, ...others] }));
    expect([timesSaid(observation), timesSaid(fix)]).toEqual([1, 1]);
    const finding = within(document.getElementById(`finding-${first!.audit}`)!);
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(finding.getByText(first!.title));
    await waitFor(() =>
      expect(scrolled.mock.contexts).toEqual([document.getElementById(`advice-${first!.audit}`)]),
    );
    scrolled.mockRestore();
  });
});

describe('further recommendations', () => {
  it('are collapsed below the main ones', () => {
    const recommendations = analysis.recommendations.map((each, index) => ({
      ...each,
      ...(index >= 5 && { further: true as const }),
    }));
    show(anAnalysis({ recommendations }));
    const fold = screen.getByText('More ideas').closest('button')!;
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    const ideas = document.getElementById(fold.getAttribute('aria-controls')!)!;
    expect(ideas.querySelectorAll('li')).toHaveLength(recommendations.length - 5);
  });
});
