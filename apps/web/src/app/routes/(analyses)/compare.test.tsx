// @vitest-environment jsdom
import {
  type AnalyzedCreative,
  CHANCE_MEANING,
  HEADLINE_CHANCE_MEANING,
  OBSTACLE_TEXTS,
} from '@adjudge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAnalysis } from '../../../testing/sample-analysis.ts';
import { aUser } from '../../testing/a-user.ts';
import { apiError, signedIn, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
beforeEach(() => api.use(signedIn(aUser())));

const [FIRST, SECOND] = ['compared-analysis-001', 'compared-analysis-002'];
const TWO = `/compare?ids=${FIRST},${SECOND}`;
const better = anAnalysis();
const worse = anAnalysis({
  overallScore: 55.2,
  grade: 'F',
  interval: { low: 51.3, high: 59.1, lowGrade: 'F', highGrade: 'F' },
  audits: better.audits.map((audit) =>
    audit.id === 'headline-size'
      ? {
          ...audit,
          score: 10,
          pointsLost: audit.pointsPossible,
          display: '1.2%',
          title: 'The headline is too small',
        }
      : audit,
  ),
});

/** Returns each analysis by its id. */
const reports = (one: AnalyzedCreative, other: AnalyzedCreative) =>
  http.get('/_api/analysis/get', ({ request }) => {
    const analysisId = new URL(request.url).searchParams.get('analysisId') ?? '';
    const data = { ...(analysisId === FIRST ? one : other), analysisId };
    const version = { number: analysisId === FIRST ? 1 : 2, of: 2 };
    const kept = { isPublic: false, isOwner: true, createdAt: '2026-11-20T10:00:00.000Z' };
    return HttpResponse.json({ data, name: 'Summit', version, ...kept });
  });

const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('the comparison page', () => {
  it('shows two reports side by side with the leader, its win probability, and the reasons', async () => {
    api.use(reports(worse, better));
    renderApp(TWO);
    expect(
      await screen.findByText(/^B scores \d\d points higher, and very likely really is the higher one\./),
    ).toBeTruthy();
    expect(screen.getByText(`Win probability: ${CHANCE_MEANING}`)).toBeTruthy();
    const prints = within(screen.getByRole('list', { name: 'Compared analyses' })).getAllByRole('listitem');
    expect(plain(prints[0])).toMatch(/Score 55.*Likely 51 to 59under 1% win probability/);
    expect(plain(prints[1])).toMatch(/Likely 64 to 71over 99% win probability/);
    expect(plain(prints[1])).toContain('SummitVersion 2 of 2');
    expect(within(prints[1]!).getByRole('link').getAttribute('href')).toBe(`/results?id=${SECOND}`);
    const attention = screen.getByRole('heading', { name: 'Attention' }).closest('li');
    expect(within(attention!).getAllByRole('listitem')).toHaveLength(2);
    const by = screen.getByRole('region', { name: 'What makes the difference' });
    expect(plain(within(by).getAllByRole('listitem')[0])).toContain(
      'Headline size: B has 10.4%, A has 1.2%. Good: at least 6%.',
    );
    expect(document.title).toBe('Compare · Adjudge');
  });

  const withCopy = (rank: number, confidence: number, adCopy: string) =>
    anAnalysis({
      adCopy,
      audits: [
        ...better.audits,
        { ...better.audits[0]!, id: 'copy-pull', status: 'measured', value: rank, confidence },
      ],
    });

  it('predicts whose copy would win a headline test and explains the basis', async () => {
    api.use(reports(withCopy(15, 0.9, 'A report was published'), withCopy(92, 0.9, 'She opened it. Then')));
    renderApp(TWO);
    const section = await screen.findByRole('region', { name: 'Which copy would win a headline test' });
    expect(within(section).getByText('The opening line of B probably gets more clicks.')).toBeTruthy();
    expect(within(section).getAllByRole('listitem').map(plain)).toEqual(['A18%', 'B82%']);
    expect(within(section).getByText(HEADLINE_CHANCE_MEANING)).toBeTruthy();
    expect(within(section).queryByText(/which no tested headline did/)).toBeNull();
  });

  it('notes copy unlike any tested headline and calls it too close', async () => {
    api.use(reports(withCopy(15, 0.1, 'Buy one'), withCopy(92, 0.9, 'She opened it. Then')));
    renderApp(TWO);
    expect(await screen.findByText(/which no tested headline did/)).toBeTruthy();
    expect(screen.getByText(/^Too close to call: no opening/)).toBeTruthy();
  });

  it('omits the headline test when one analysis has no usable copy', async () => {
    api.use(reports(better, worse));
    renderApp(TWO);
    await screen.findByRole('region', { name: 'Category by category' });
    expect(screen.queryByRole('region', { name: 'Which copy would win a headline test' })).toBeNull();
  });

  it('does not rank a banner against a video and explains why', async () => {
    const video = anAnalysis({ kind: 'video-copy', creative: { ...better.creative, type: 'video' } });
    api.use(reports(better, video));
    renderApp(TWO);
    expect(await screen.findByText(OBSTACLE_TEXTS.media)).toBeTruthy();
    expect(screen.queryByText(/win probability/i)).toBeNull();
    expect(screen.queryByRole('region', { name: 'What makes the difference' })).toBeNull();
  });

  it.each(['/compare', `/compare?ids=${FIRST},${FIRST}`, '/compare?ids=../x,y'])(
    'shows an empty state with a link to choose analyses at %s',
    async (address) => {
      api.use(reports(better, worse));
      renderApp(address);
      expect(await screen.findByRole('heading', { name: 'Nothing to Compare Yet' })).toBeTruthy();
      expect(screen.getByRole('link', { name: 'Choose Analyses' }).getAttribute('href')).toBe('/dashboard');
    },
  );

  it('removes one of three analyses, but offers no removal with two left', async () => {
    api.use(reports(better, worse));
    const third = 'compared-analysis-003';
    const { user, address, router } = renderApp(`${TWO},${third}`);
    await user.click(await screen.findByRole('link', { name: 'Remove B from the comparison' }));
    const prints = () =>
      within(screen.getByRole('list', { name: 'Compared analyses' })).getAllByRole('listitem');
    await waitFor(() => expect(prints()).toHaveLength(2));
    expect(new URLSearchParams(address().split('?')[1]).get('ids')).toBe(`${FIRST},${third}`);
    expect(screen.queryByRole('link', { name: /^Remove/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    router.history.back();
    await waitFor(() => expect(prints()).toHaveLength(3));
  });

  it('shows a loading state', async () => {
    api.use(http.get('/_api/analysis/get', () => delay('infinite')));
    renderApp(TWO);
    expect(await screen.findByText('Loading the comparison')).toBeTruthy();
  });

  it('shows an error when loading fails, and retries on request', async () => {
    api.use(http.get('/_api/analysis/get', () => apiError('denied', 'Not yours.')));
    const { user } = renderApp(TWO);
    expect(await screen.findByText('The analyses could not be loaded')).toBeTruthy();
    api.use(reports(better, worse));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/^A scores \d\d points higher/)).toBeTruthy();
  });
});
