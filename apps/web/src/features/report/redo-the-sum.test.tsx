// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anAnalysis } from '../../testing/sample-analysis.ts';
import { ReportView } from './report-view.tsx';

const show = (analysis = anAnalysis()) => {
  render(<ReportView analysis={analysis} analysisId={analysis.analysisId} saving="saved" />);
  return userEvent.setup({ pointerEventsCheck: 0, delay: null });
};
const openGrading = (user: ReturnType<typeof show>) =>
  user.click(screen.getByText('How Grading Works', { selector: 'h2 *, h3 *' }).closest('button')!);

/** Cell texts of each row of a table. */
const rowsOf = (caption: string): string[][] =>
  [...screen.getByText(caption).closest('table')!.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );

const ceiling = { audit: 'offer-contrast', cap: 45, sum: 67.1 };
const capped = () => anAnalysis({ ceiling, overallScore: 45, grade: 'F' });

describe('the score calculation by check', () => {
  it('adds up to each category’s score, using typical values for unmeasured checks', async () => {
    const analysis = anAnalysis();
    await openGrading(show(analysis));
    const rows = rowsOf('Redo the sum: checks');
    const offOf = (category: string) =>
      rows
        .filter(([, of]) => of === category)
        .reduce((sum, cells) => sum + (Number(cells[6]) * (100 - Number(cells[5]))) / 100, 0);
    const scored = analysis.scoreBreakdown.filter(({ score }) => score !== null);
    for (const { category, score } of scored) expect(100 - offOf(category)).toBeCloseTo(score ?? 0, 0);
    expect(new Set(rows.map(([, of]) => of))).toEqual(new Set(scored.map(({ category }) => category)));
    const faces = rows.find(([name]) => name === 'Faces');
    expect(faces?.slice(2, 6)).toEqual(['–', '–', '75.0', '75.0']);
  });

  it('is omitted for older reports, which still show the category sum', async () => {
    const older = anAnalysis();
    await openGrading(show({ ...older, audits: older.audits.map((audit) => ({ ...audit, typical: null })) }));
    expect(screen.queryByText('Redo the sum: checks')).toBeNull();
    expect(rowsOf('Redo the sum: categories').at(-1)?.[0]).toBe('Overall');
    expect(screen.getByText(/predates today’s way of adding up checks/)).toBeTruthy();
  });
});

describe('a score ceiling', () => {
  it('is the last row of the calculation', async () => {
    await openGrading(show(capped()));
    expect(rowsOf('Redo the sum: categories').at(-1)).toEqual([
      'Sum 67.1; capped at 45 because of “Offer contrast”',
      '45.0',
      '',
      '45.00',
    ]);
  });

  it('is explained next to the score and links to its finding', async () => {
    const user = show(capped());
    const link = screen.getByText('“Offer contrast”', { selector: 'button' });
    expect(link.parentElement?.textContent).toBe(
      'The checks add up to 67.1, but the score is capped at 45 because of “Offer contrast”.',
    );
    const item = document.querySelector('#finding-offer-contrast button')!;
    expect(item.getAttribute('aria-expanded')).toBe('false');
    await user.click(link);
    expect(item.getAttribute('aria-expanded')).toBe('true');
  });

  it('is not mentioned if there is none', () => {
    show();
    expect(screen.queryByText(/capped at/)).toBeNull();
  });
});
