// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { anAnalysis } from '../../../testing/sample-analysis.ts';
import { aWhatIf } from '../../../testing/sample-what-if.ts';
import { LISTED_ID, aListedAnalysis } from '../../testing/a-list.ts';
import { aUser } from '../../testing/a-user.ts';
import { listing, apiError, signedIn, startApi, visitor } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

// On a busy machine the page takes longer to load than a query waits for its elements.
beforeAll(() => import('../(grading)/results.tsx'), 60_000);

const api = startApi();
const analysis = anAnalysis();
const PAGE = `/results?id=${analysis.analysisId}`;

const report = (rest: object) =>
  http.get('/_api/analysis/get', () =>
    HttpResponse.json({
      data: analysis,
      // Already stored, so the owner's report does not request it.
      whatIf: aWhatIf(),
      isPublic: false,
      createdAt: '2026-11-20T10:00:00.000Z',
      ...rest,
    }),
  );

/** Answers renames and collects the request bodies. */
function taking() {
  const sent: unknown[] = [];
  api.use(
    http.post('/_api/analysis/rename', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ name: 'Winter tea' });
    }),
  );
  return sent;
}

describe('a creative name', () => {
  it('appears on the report and in the page title, and can be changed by keyboard', async () => {
    api.use(signedIn(aUser()), report({ name: 'spring-tea', isOwner: true }));
    const sent = taking();
    const { user } = renderApp(PAGE);
    const button = await screen.findByRole('button', { name: 'Rename spring-tea' });
    await waitFor(() => expect(document.title).toBe('spring-tea · Analysis Results · Adjudge'));
    button.focus();
    await user.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: 'Name' });
    expect(field).toHaveProperty('value', 'spring-tea');
    await user.clear(field);
    await user.keyboard('Winter tea{Enter}');
    await waitFor(() => expect(screen.getByTestId('creative-name').textContent).toBe('Winter tea'));
    expect(sent).toEqual([{ analysisId: analysis.analysisId, name: 'Winter tea' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.title).toBe('Winter tea · Analysis Results · Adjudge');
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Rename Winter tea'));
  });

  it('cannot be changed by other viewers', async () => {
    api.use(
      visitor(),
      report({ name: 'Spring tea', isPublic: true }),
      http.post('/_api/analysis/view', () => HttpResponse.json({ success: true })),
    );
    renderApp(`/share/${analysis.analysisId}`);
    expect((await screen.findByTestId('creative-name')).textContent).toBe('Spring tea');
    expect(document.title).toContain('Spring tea · Ad Analysis Report - Score: ');
    expect(screen.queryByRole('button', { name: /^Rename/ })).toBeNull();
  });

  it('can be changed from the card, which updates the list', async () => {
    api.use(signedIn(aUser()), listing([aListedAnalysis()]));
    const sent = taking();
    const { user } = renderApp('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Actions for spring-tea' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename creative' }));
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
    api.use(listing([aListedAnalysis({ name: 'Winter tea' })]));
    await user.click(dialog.getByRole('button', { name: 'Save name' }));
    expect(await screen.findByRole('heading', { name: 'Winter tea' })).toBeTruthy();
    expect(sent).toEqual([{ analysisId: LISTED_ID, name: '' }]);
  });

  it('remains in the dialog when it cannot be saved', async () => {
    api.use(
      signedIn(aUser()),
      listing([aListedAnalysis()]),
      http.post('/_api/analysis/rename', () => apiError('absent', 'This analysis could not be found.')),
    );
    const { user } = renderApp('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Actions for spring-tea' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename creative' }));
    await user.click(dialog.getByRole('button', { name: 'Save name' }));
    expect(await dialog.findByText('This analysis could not be found.')).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'spring-tea');
  });
});
