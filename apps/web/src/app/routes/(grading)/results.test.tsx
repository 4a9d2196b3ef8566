// @vitest-environment jsdom
import { RESULTS_TEXTS, TEXTS } from '@adjudge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { HEADING_BOX } from '../../../features/report/components/creative-heading.tsx';
import { anAnalysis } from '../../../testing/sample-analysis.ts';
import { aWhatIf } from '../../../testing/sample-what-if.ts';
import { cacheGradedAnalysis } from '../../graded.ts';
import { aListedAnalysis } from '../../testing/a-list.ts';
import { fakeTimeouts, skipSeconds } from '../../../testing/skip-seconds.ts';
import { aUser } from '../../testing/a-user.ts';
import { listing, apiError, signedIn, startApi, visitor } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
const GET = '/_api/analysis/get';
const analysis = anAnalysis();
const PAGE = `/results?id=${analysis.analysisId}`;

const answerReport = (isPublic = false, isOwner = false) =>
  http.get(GET, () =>
    HttpResponse.json({ data: analysis, isPublic, isOwner, createdAt: '2026-11-20T10:00:00.000Z' }),
  );

describe('the results page', () => {
  it.each(['/results', '/results?id='])(
    'redirects to Analyze with a dismissible notice if the analysis ID is missing',
    async (place) => {
      api.use(signedIn(aUser()));
      const { address, user } = renderApp(place);
      await screen.findByText('Drop your creative here');
      expect(address()).toBe('/analyze');
      const notice = screen.getByText('No analysis ID provided.').closest<HTMLElement>('[role=alert]')!;
      await user.click(within(notice).getByRole('button', { name: 'Dismiss' }));
      await waitFor(() => expect(screen.queryByText(RESULTS_TEXTS.noId)).toBeNull());
    },
  );

  it('shows the stored report of a previous analysis', async () => {
    api.use(signedIn(aUser()), listing([aListedAnalysis({ publicId: analysis.analysisId })]), answerReport());
    const { user, address } = renderApp('/analyze');
    const aside = within(await screen.findByRole('complementary', { name: 'Previous Analyses' }));
    await user.click(await aside.findByRole('link'));
    expect(await screen.findByText(analysis.verdict, { selector: 'h1' })).toBeTruthy();
    expect(screen.getByText(/^Nov 20, 2026, /)).toBeTruthy();
    expect(address()).toBe(PAGE);
  });

  it('redirects a visitor without access to sign-in and remembers the page', async () => {
    api.use(
      visitor(),
      http.get(GET, () => apiError('denied', TEXTS.analysisDenied)),
    );
    const { router } = renderApp(PAGE);
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toEqual({ redirect: PAGE });
  });

  it('shows an error if the response contains no analysis', async () => {
    api.use(
      signedIn(aUser()),
      http.get(GET, () => HttpResponse.json({ data: null, isPublic: false })),
    );
    renderApp(PAGE);
    expect(await screen.findByRole('heading', { name: 'Unable to Load Analysis' })).toBeTruthy();
    expect(screen.getByText('No analysis data available. Please create a new analysis.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start New Analysis' }).getAttribute('href')).toBe('/analyze');
  });

  it('shows a skeleton while loading', async () => {
    api.use(
      signedIn(aUser()),
      http.get(GET, () => delay('infinite')),
    );
    renderApp(PAGE);
    const skeleton = (await screen.findByText('Loading analysis')).closest('[aria-busy]')!;
    expect(skeleton.querySelector(`[class^="${HEADING_BOX}"]`), 'room for the name').toBeTruthy();
  });

  it('shows a stored report without saving it again', async () => {
    api.use(signedIn(aUser()), answerReport());
    const { user, address } = renderApp(PAGE);
    expect(await screen.findByRole('article', { name: 'Analysis report' })).toBeTruthy();
    expect(document.title).toBe('Analysis Results · Adjudge');
    await user.click(screen.getByRole('link', { name: 'Analyze another' }));
    await waitFor(() => expect(address()).toBe('/analyze'));
  });

  it('requests the fixes and shows them in the report', async () => {
    api.use(
      signedIn(aUser()),
      answerReport(),
      http.post('/_api/analysis/what-if', async ({ request }) => {
        expect(await request.json()).toEqual({ analysisId: analysis.analysisId });
        return HttpResponse.json(aWhatIf());
      }),
    );
    const { user } = renderApp(PAGE);
    await user.click(await screen.findByText('Apply the fixes and grade again'));
    expect((await screen.findAllByText('Stronger letters')).length).toBeGreaterThan(0);
    expect(screen.queryByText('Apply the fixes and grade again')).toBeNull();
  });

  it('requests the owner’s fixes automatically once, and does not report a failure', async () => {
    let asked = 0;
    api.use(
      signedIn(aUser()),
      answerReport(false, true),
      http.post('/_api/analysis/what-if', () => {
        asked += 1;
        return apiError('busy', TEXTS.busy);
      }),
    );
    fakeTimeouts();
    const { router } = renderApp(PAGE);
    expect(await screen.findByText(/Trying these changes on a copy/)).toBeTruthy();
    expect(asked).toBe(0);
    await waitFor(async () => {
      await skipSeconds(0.5);
      expect(asked).toBe(1);
    });
    await waitFor(() => expect(screen.queryByText(/Trying these changes/)).toBeNull());
    expect(screen.getByText('Apply the fixes and grade again')).toBeTruthy();
    expect(screen.queryByText(TEXTS.busy)).toBeNull();
    await router.navigate({ to: '/faq' });
    await router.navigate({ to: '/results', search: { id: analysis.analysisId } });
    await screen.findByText('Apply the fixes and grade again');
    expect(screen.queryByText(/Trying these changes/)).toBeNull();
    expect(asked).toBe(1);
  });

  it('shows why the fixes could not be made', async () => {
    api.use(
      signedIn(aUser()),
      answerReport(),
      http.post('/_api/analysis/what-if', () => apiError('absent', TEXTS.creativeGone)),
    );
    const { user } = renderApp(PAGE);
    await user.click(await screen.findByText('Apply the fixes and grade again'));
    expect(await screen.findByText(TEXTS.creativeGone)).toBeTruthy();
    expect(screen.getByText('Try again')).toBeTruthy();
  });

  it.each(['denied', 'absent'] as const)('denies access to a signed-in user (%s)', async (code) => {
    api.use(
      signedIn(aUser()),
      http.get(GET, () => apiError(code, 'No.')),
    );
    renderApp(PAGE);
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(screen.getByText(TEXTS.analysisDenied)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Start New Analysis' }).getAttribute('href')).toBe('/analyze');
  });

  it('shows an error when loading fails, and retries on request', async () => {
    api.use(
      signedIn(aUser()),
      http.get(GET, () => apiError('internal', 'Failed to get analysis')),
    );
    const { user } = renderApp(PAGE);
    expect(await screen.findByRole('heading', { name: 'An Error Occurred' })).toBeTruthy();
    expect(screen.getByText('Could not load analysis results. Please try again later.')).toBeTruthy();
    api.use(answerReport());
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article', { name: 'Analysis report' })).toBeTruthy();
  });

  it('shows that a new report could not be saved, and saves it on retry', async () => {
    let tries = 0;
    api.use(
      signedIn(aUser()),
      http.post('/_api/analysis/save', () =>
        ++tries === 1 ? apiError('internal', 'No.') : HttpResponse.json({ analysisId: analysis.analysisId }),
      ),
    );
    const { user, router, queryClient } = renderApp('/');
    await screen.findByRole('button', { name: /My Account/ });
    cacheGradedAnalysis(queryClient, analysis);
    await router.navigate({ to: '/results', search: { id: analysis.analysisId } });
    expect(await screen.findByText(TEXTS.saveFailed)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save again' }));
    await waitFor(() => expect(screen.queryByText(TEXTS.saveFailed)).toBeNull());
    expect(tries).toBe(2);
  });
});

describe('moderating a report as an admin', () => {
  it('is not offered to other users', async () => {
    api.use(signedIn(aUser()), answerReport(true));
    renderApp(PAGE);
    await screen.findByRole('article', { name: 'Analysis report' });
    expect(screen.queryByRole('button', { name: 'Moderate' })).toBeNull();
  });

  it.each([PAGE, `/share/${analysis.analysisId}`])('makes the report private at %s', async (page) => {
    const asked: unknown[] = [];
    api.use(
      signedIn(aUser({ role: 'admin' })),
      answerReport(true),
      http.post('/_api/analysis/view', () => HttpResponse.json({ success: true })),
      http.post('/_api/admin/analysis/make-private', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ success: true });
      }),
    );
    const { user } = renderApp(page);
    await user.click(await screen.findByRole('button', { name: 'Moderate' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Make private' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Make this report private?' });
    api.use(answerReport(false));
    await user.click(within(dialog).getByRole('button', { name: 'Make private' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked).toEqual([{ analysisId: analysis.analysisId }]);
  });

  it.each([PAGE, `/share/${analysis.analysisId}`])(
    'deletes the report at %s after confirmation, and stays on the page on failure',
    async (page) => {
      const asked: unknown[] = [];
      const remove = '/_api/admin/analysis/delete';
      api.use(
        signedIn(aUser({ role: 'admin' })),
        answerReport(true),
        http.post('/_api/analysis/view', () => HttpResponse.json({ success: true })),
        http.get('/_api/admin/public-reports', () => HttpResponse.json({ reports: [], totalCount: 0 })),
        http.post(remove, () => apiError('internal', 'It would not go.')),
      );
      const { user, address } = renderApp(page);
      await user.click(await screen.findByRole('button', { name: 'Moderate' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete report' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this report?' }));
      await user.click(dialog.getByRole('button', { name: 'Delete report' }));
      expect(await dialog.findByText('It would not go.')).toBeTruthy();
      expect(address()).toBe(page);
      api.use(
        http.post(remove, async ({ request }) => {
          asked.push(await request.json());
          return HttpResponse.json({ success: true });
        }),
      );
      await user.click(dialog.getByRole('button', { name: 'Delete report' }));
      await waitFor(() => expect(address()).toBe('/admin?tab=reports'));
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(asked).toEqual([{ analysisId: analysis.analysisId }]);
    },
  );
});
