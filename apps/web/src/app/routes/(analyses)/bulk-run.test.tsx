// @vitest-environment jsdom
import { BULK_TEXTS, TEXTS } from '@adjudge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { RUN_ID, aRun, anItem, runHandler, runListHandler, verdictsHandler } from '../../testing/a-run.ts';
import { aUser } from '../../testing/a-user.ts';
import { apiError, signedIn, startApi } from '../../testing/api.ts';
import { aPng } from '../../testing/fill-order-form.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
beforeEach(() =>
  api.use(
    signedIn(aUser({ isPaidUser: true, currentPlan: 'Enterprise' })),
    runListHandler(),
    verdictsHandler(aRun('done', [])),
  ),
);

describe('a bulk run', () => {
  const open = (progress: ReturnType<typeof aRun>) => {
    api.use(runHandler(progress));
    return renderApp(`/bulk?run=${RUN_ID}`);
  };
  const rows = () => screen.getAllByRole('row').slice(1);

  it('shows the state of each creative and links graded ones to their reports', async () => {
    open(
      aRun('grading', [
        anItem(1, 'graded'),
        anItem(2, 'graded', { analysis: null }),
        anItem(3, 'failed', { failure: 'It is cut off.' }),
        anItem(4, 'grading'),
        anItem(5, 'waiting'),
      ]),
    );
    expect(await screen.findByText('2 of 5 graded, 1 failed')).toBeTruthy();
    const [graded, deleted, failed, running, waiting] = rows();
    expect(graded?.textContent).toContain('84 · B');
    expect(within(graded!).getByRole('link').getAttribute('href')).toBe('/results?id=bulk-analysis-0000001');
    expect(deleted?.textContent).toContain(BULK_TEXTS.analysisDeleted);
    expect(failed?.textContent).toContain('It is cut off.');
    expect(within(failed!).queryByRole('button')).toBeNull();
    expect(running?.textContent).toContain('Being graded');
    expect(waiting?.textContent).toContain('Waiting');
    expect(screen.getByText('About 60 percent of 5 creatives are graded.')).toBeTruthy();
  });

  it('refreshes until it is done', async () => {
    open(aRun('grading', [anItem(1, 'grading')]));
    expect(await screen.findByText('0 of 1 graded')).toBeTruthy();
    api.use(runHandler(aRun('done', [anItem(1, 'graded')])));
    expect(await screen.findByText('1 of 1 graded')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancel the run' })).toBeNull();
  });

  it('retries one failed creative', async () => {
    const asked: unknown[] = [];
    const { user } = open(
      aRun('done', [anItem(1, 'failed', { failure: TEXTS.gradingFailed, mayResume: true })]),
    );
    api.use(
      http.post('/_api/bulk/resume', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ success: true });
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Try again ad-1.png' }));
    await waitFor(() => expect(asked).toEqual([{ runId: RUN_ID, itemId: anItem(1, 'failed').id }]));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('ad-1.png'));
  });

  it('sorts by score, with unscored creatives last', async () => {
    const scored = (number: number, overallScore: number) => {
      const item = anItem(number, 'graded');
      return { ...item, analysis: { ...item.analysis!, overallScore } };
    };
    const { user } = open(
      aRun('grading', [scored(1, 70), anItem(2, 'waiting'), scored(3, 91), scored(4, 55)]),
    );
    const names = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);
    await waitFor(() => expect(names()).toEqual(['ad-1.png', 'ad-2.png', 'ad-3.png', 'ad-4.png']));
    await user.click(screen.getByRole('combobox', { name: /Sort/ }));
    await user.click(await screen.findByRole('option', { name: 'Highest score' }));
    await waitFor(() => expect(names()).toEqual(['ad-3.png', 'ad-1.png', 'ad-4.png', 'ad-2.png']));
    await user.click(screen.getByRole('combobox', { name: /Sort/ }));
    await user.click(await screen.findByRole('option', { name: 'Lowest score' }));
    await waitFor(() => expect(names()).toEqual(['ad-4.png', 'ad-1.png', 'ad-3.png', 'ad-2.png']));
  });

  it('shows the average of the scores, and links the best and the weakest creative', async () => {
    const scored = (number: number, overallScore: number) => {
      const item = anItem(number, 'graded');
      return { ...item, analysis: { ...item.analysis!, overallScore } };
    };
    open(aRun('done', [scored(1, 70), anItem(2, 'failed'), scored(3, 91), scored(4, 55)]));
    const figures = await screen.findAllByRole('definition');
    expect(figures.map(({ textContent }) => textContent)).toEqual(['72', '91ad-3.png', '55ad-4.png']);
    expect(screen.getByRole('link', { name: 'ad-3.png' }).getAttribute('href')).toBe(
      '/results?id=bulk-analysis-0000003',
    );
  });

  it('shows the verdict and the first fix of each creative once the run has ended', async () => {
    const ended = aRun('done', [anItem(1, 'graded'), anItem(2, 'graded'), anItem(3, 'failed')]);
    api.use(verdictsHandler(ended));
    open(aRun('grading', [anItem(1, 'graded'), anItem(2, 'grading'), anItem(3, 'failed')]));
    await screen.findByText('1 of 3 graded, 1 failed');
    expect(screen.queryByText('The button is hard to read.')).toBeNull();
    api.use(runHandler(ended));
    expect(await screen.findAllByText('The button is hard to read.')).toHaveLength(2);
    expect(rows()[0]?.textContent).toContain('Do first: Raise the text’s contrast +4.8');
  });

  it('says that the verdicts could not be loaded, and loads them on request', async () => {
    const ended = aRun('done', [anItem(1, 'graded')]);
    api.use(http.get('/_api/bulk/verdicts', () => apiError('too-many-requests', TEXTS.tooManyRequests)));
    const { user } = open(ended);
    expect(await screen.findByText(BULK_TEXTS.verdictsFailed)).toBeTruthy();
    expect(screen.getByText(TEXTS.tooManyRequests)).toBeTruthy();
    api.use(verdictsHandler(ended));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('The button is hard to read.')).toBeTruthy();
    expect(screen.queryByText(BULK_TEXTS.verdictsFailed)).toBeNull();
  });

  it('says that it ran out of credits, and shows the error when it cannot be resumed', async () => {
    const { user } = open(aRun('paused', [anItem(1, 'graded'), anItem(2, 'unpaid', { mayResume: true })]));
    expect(await screen.findByText('1 creative waits for gradings')).toBeTruthy();
    api.use(http.post('/_api/bulk/resume', () => apiError('usage-limit', TEXTS.bannerLimit)));
    await user.click(screen.getByRole('button', { name: 'Resume the run' }));
    expect(await screen.findByText(TEXTS.bannerLimit)).toBeTruthy();
  });

  it('is canceled after confirmation', async () => {
    const { user } = open(aRun('grading', [anItem(1, 'grading'), anItem(2, 'waiting')]));
    await user.click(await screen.findByRole('button', { name: 'Cancel the run' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    let canceled = false;
    api.use(
      http.post('/_api/bulk/cancel', () => {
        canceled = true;
        return HttpResponse.json({ success: true });
      }),
      runHandler(aRun('cancelled', [anItem(1, 'graded'), anItem(2, 'cancelled')])),
    );
    expect(canceled).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Cancel the run' }));
    await waitFor(() => expect(rows()[1]?.textContent).toContain('Canceled'));
    expect(canceled).toBe(true);
  });

  it('shows why its results could not be downloaded', async () => {
    const { user } = open(aRun('done', [anItem(1, 'graded')]));
    api.use(http.post('/_api/bulk/export', () => apiError('too-many-requests', TEXTS.tooManyRequests)));
    await user.click(await screen.findByRole('button', { name: 'Download results' }));
    await user.click(await screen.findByRole('menuitem', { name: 'CSV table' }));
    expect(await screen.findByText(TEXTS.tooManyRequests)).toBeTruthy();
  });

  it('accepts more files before it has started, and can be discarded', async () => {
    const opened = open(aRun('collecting', [anItem(1, 'waiting')]));
    expect(await screen.findByRole('button', { name: '1 creative is uploaded already' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Name of the run' })).toBeNull();
    const field = await screen.findByLabelText('Creative files');
    await opened.user.upload(field, [aPng('ad-1.png'), aPng('ad-2.png')]);
    expect(await screen.findByText(BULK_TEXTS.duplicate)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Grade 2 creatives' })).toBeTruthy();
    api.use(http.post('/_api/bulk/cancel', () => HttpResponse.json({ success: true })));
    await opened.user.click(screen.getByRole('button', { name: 'Discard this run' }));
    await opened.user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard this run' }),
    );
    await waitFor(() => expect(opened.address()).toBe('/bulk'));
  });

  it('shows loading, error, and not-found states', async () => {
    api.use(http.get('/_api/bulk/get', () => delay('infinite')));
    const opened = renderApp(`/bulk?run=${RUN_ID}`);
    expect(await screen.findByText('Loading the run')).toBeTruthy();
    api.use(http.get('/_api/bulk/get', () => apiError('internal', 'Something went wrong.')));
    void opened.queryClient.resetQueries({ queryKey: ['bulk'] });
    expect(await screen.findByText(BULK_TEXTS.loadFailed)).toBeTruthy();
    api.use(http.get('/_api/bulk/get', () => apiError('absent', BULK_TEXTS.runAbsent)));
    await opened.user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Run not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'All runs' }).getAttribute('href')).toBe('/bulk');
  });
});

describe('the list of earlier runs', () => {
  it('shows each run with its outcome', async () => {
    api.use(runListHandler(aRun('done', [anItem(1, 'graded'), anItem(2, 'failed')]).run));
    renderApp('/bulk');
    const list = within(await screen.findByRole('list', { name: 'Runs' }));
    expect(list.getByRole('link', { name: 'Spring' }).getAttribute('href')).toBe(`/bulk?run=${RUN_ID}`);
    expect(list.getByText('1 of 2 graded')).toBeTruthy();
    expect(list.getByText('Done')).toBeTruthy();
  });

  it('shows an empty state, and an error when loading fails', async () => {
    const { queryClient } = renderApp('/bulk');
    expect(await screen.findByText(/Start the first one above/)).toBeTruthy();
    api.use(http.get('/_api/bulk/list', () => apiError('internal', 'Something went wrong.')));
    void queryClient.resetQueries({ queryKey: ['bulk'] });
    expect(await screen.findByText(BULK_TEXTS.listFailed)).toBeTruthy();
  });

  it('goes to the last page that has runs when the page that was asked for has none any more', async () => {
    const { run } = aRun('done', [anItem(1, 'graded')]);
    let totalCount = 21;
    api.use(
      http.get('/_api/bulk/list', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'));
        const runs = page <= Math.ceil(totalCount / 10) ? [{ ...run, name: `Run on page ${page}` }] : [];
        return HttpResponse.json({ runs, totalCount });
      }),
    );
    const { user } = renderApp('/bulk');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('link', { name: 'Run on page 2' })).toBeTruthy();
    totalCount = 10;
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('link', { name: 'Run on page 1' })).toBeTruthy();
  });
});
