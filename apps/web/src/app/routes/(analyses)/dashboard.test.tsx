// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { LISTED_ID, aListedAnalysis } from '../../testing/a-list.ts';
import { aUser } from '../../testing/a-user.ts';
import { listing, apiError, signedIn, startApi, summarized } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
beforeEach(() => api.use(signedIn(aUser())));

const cards = async () =>
  within(await screen.findByRole('list', { name: 'Analyses' })).getAllByRole('listitem');

describe('the dashboard', () => {
  it('shows a skeleton while the list loads', async () => {
    api.use(http.get('/_api/analysis/list', () => delay('infinite')));
    renderApp('/dashboard');
    expect(await screen.findByText('Loading analyses')).toBeTruthy();
  });

  it('shows each analysis as a card that links to its report', async () => {
    const long = 'x'.repeat(79);
    api.use(
      listing([
        aListedAnalysis({ isPublic: true }),
        aListedAnalysis({
          publicId: 'listed-analysis-00002',
          adCopy: `${long}yz`,
          overallScore: 64.9,
          grade: 'F',
        }),
        aListedAnalysis({
          publicId: 'listed-analysis-00003',
          adCopy: null,
          overallScore: null,
          grade: 'N/A',
          version: { number: 2, of: 3 },
        }),
      ]),
    );
    renderApp('/dashboard');
    const [first, second, third] = await cards();
    expect(within(first!).getByRole('link').getAttribute('href')).toBe(`/results?id=${LISTED_ID}`);
    expect(first?.textContent).toContain('84 · B');
    expect(first?.textContent).toMatch(/Nov 20, 2026, \d+:00/);
    expect(within(first!).getByRole('heading', { name: 'spring-tea' })).toBeTruthy();
    expect(within(first!).getByText('Public')).toBeTruthy();
    expect(within(second!).getByText(`${long}y…`)).toBeTruthy();
    expect(second?.textContent).toContain('64 · F');
    expect(within(third!).getByText('Creative only')).toBeTruthy();
    expect(within(third!).getByText('Version 2 of 3')).toBeTruthy();
    expect(
      within(third!).getByRole('button', { name: 'Actions for spring-tea, version 2 of 3' }),
    ).toBeTruthy();
    expect(first?.textContent).not.toContain('Version');
  });

  it.each([
    [80, 'border-good'],
    [79.9, 'border-mid'],
    [60, 'border-mid'],
    [59.9, 'border-poor'],
    [null, 'border-rule'],
  ])('gives a score of %s the same color as on its report', async (overallScore, style) => {
    api.use(listing([aListedAnalysis({ overallScore, grade: 'A' })]));
    renderApp('/dashboard');
    const [card] = await cards();
    const badge = within(card!).getByText('Score', { exact: false, selector: '.sr-only' }).parentElement;
    expect(badge?.className).toContain(style);
  });

  it('shows statistics over all analyses and a chart of recent scores', async () => {
    const trend = [61, 88.9, 54, 74].map((overallScore, index) => ({
      publicId: `listed-analysis-0000${index}`,
      createdAt: `2026-11-2${index}T10:00:00.000Z`,
      overallScore,
    }));
    api.use(
      listing([aListedAnalysis()], 1234),
      summarized({ totalCount: 1234, averageScore: 71.96, publicCount: 5, trend }),
    );
    renderApp('/dashboard');
    const course = await screen.findByRole('img', {
      name: 'Your last 4 scores, from Nov 20, 2026 to Nov 23, 2026: first 61, last 74, lowest 54, highest 88.',
    });
    expect(course.querySelector('polyline')?.getAttribute('points')?.split(' ')).toHaveLength(4);
    const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
    expect(figures).toEqual(['1,234', '71', '5']);
    for (const name of ['Total Analyses', 'Average Score', 'Public Reports']) screen.getByText(name);
  });

  it('draws no score chart with fewer than two scores', async () => {
    const one = { publicId: LISTED_ID, createdAt: '2026-11-20T10:00:00.000Z', overallScore: 84.4 };
    api.use(listing([aListedAnalysis()]), summarized({ totalCount: 1, averageScore: 84.4, trend: [one] }));
    renderApp('/dashboard');
    expect(await screen.findByText('84')).toBeTruthy();
    expect(screen.queryByRole('img', { name: /scores/ })).toBeNull();
  });

  it('keeps the list when the statistics cannot be loaded', async () => {
    api.use(
      listing([aListedAnalysis()]),
      http.get('/_api/analysis/summary', () => apiError('internal', 'No figures.')),
    );
    renderApp('/dashboard');
    expect(await cards()).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('Total Analyses')).toBeNull());
  });

  it('shows an empty state with a link to create an analysis', async () => {
    renderApp('/dashboard');
    expect(await screen.findByRole('heading', { name: 'No Analyses Found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Create New Analysis' }).getAttribute('href')).toBe('/analyze');
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('shows an error when the list cannot be loaded, and retries on request', async () => {
    api.use(http.get('/_api/analysis/list', () => apiError('internal', 'Failed to get analysis list')));
    const { user } = renderApp('/dashboard');
    expect(await screen.findByText('Could not load analyses')).toBeTruthy();
    api.use(listing([aListedAnalysis()]));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await cards()).toHaveLength(1);
  });
});
