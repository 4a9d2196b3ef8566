// @vitest-environment jsdom
import type { SecondOpinion } from '@adjudge/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anAnalysis } from '../../testing/sample-analysis.ts';
import { aVideoAnalysis } from '../../testing/sample-video.ts';
import { NO_FIXES } from './model/fixes.ts';
import { sectionElementId, sectionLinksOf } from './model/sections.ts';
import { ReportView } from './report-view.tsx';

const OPINION: SecondOpinion = {
  model: 'llava:13b',
  by: null,
  prompt: 'v1',
  asked: null,
  failure: 'timeout',
  says: null,
  ratings: [],
  distance: null,
};

const bar = () => within(screen.getByLabelText('Sections of the report'));
const names = () =>
  bar()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('the section bar', () => {
  it.each([
    ['a banner', anAnalysis()],
    ['a video', aVideoAnalysis()],
    ['a video with a second opinion', aVideoAnalysis({ secondOpinion: OPINION })],
  ])('links to each section of the report for %s, or to the first of a few', async (_, analysis) => {
    render(<ReportView analysis={analysis} analysisId={analysis.analysisId} saving="saved" />);
    await screen.findByText('How Grading Works');
    if (analysis.secondOpinion) await screen.findByText('Second opinion', { selector: 'h2 *' });
    const links = bar()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')!.slice(1));
    expect(links.length).toBeLessThanOrEqual(7);
    // All sections are in the order of the links, so that reading on never marks an earlier link.
    const sections = [...document.querySelectorAll('article section[id^="section-"]')].map(({ id }) => id);
    expect(sections.filter((id) => links.includes(id))).toEqual(links);
    expect(sections[0]).toBe(links[0]);
    const reached = sectionLinksOf({ analysis, fixes: NO_FIXES, audience: 'owner' }).flatMap((link) =>
      link.sections.map((id) => sectionElementId(id)),
    );
    expect(sections).toEqual(reached);
  });

  it('shows a public audience only the public sections', () => {
    const analysis = anAnalysis();
    render(<ReportView analysis={analysis} analysisId="a" saving="idle" audience="anybody" />);
    expect(names()).toEqual(['Fixes', 'Score', 'Advice', 'Copy', 'Details']);
  });

  it('opens the section, scrolls to it, and moves focus there', async () => {
    const analysis = anAnalysis();
    render(<ReportView analysis={analysis} analysisId={analysis.analysisId} saving="saved" />);
    const heading = screen.getByText('Placements', { selector: 'h2 *' }).closest('button')!;
    expect(heading.getAttribute('aria-expanded')).toBe('false');
    await userEvent.setup({ pointerEventsCheck: 0, delay: null }).click(bar().getByText('Placements'));
    expect(heading.getAttribute('aria-expanded')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('marks the current section', async () => {
    const analysis = anAnalysis();
    render(<ReportView analysis={analysis} analysisId={analysis.analysisId} saving="saved" />);
    await waitFor(() => expect(bar().getByText('Fixes').getAttribute('aria-current')).toBe('location'));
    expect(document.querySelectorAll('nav [aria-current]')).toHaveLength(1);
  });
});
