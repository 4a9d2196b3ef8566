// @vitest-environment jsdom
import type { CreativeVersion } from '@adjudge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAnalysis } from '../../../testing/sample-analysis.ts';
import { aWhatIf } from '../../../testing/sample-what-if.ts';
import { aUser } from '../../testing/a-user.ts';
import { apiError, signedIn, startApi } from '../../testing/api.ts';
import { FakeXhr, fakeUploads } from '../../testing/fake-xhr.ts';
import { aPng, uploadCreative } from '../../testing/fill-order-form.ts';
import { renderApp } from '../../testing/render-app.tsx';

// On a busy machine the page takes longer to load than a query waits for its elements.
beforeAll(() => import('./results.tsx'), 60_000);

const api = startApi();
fakeUploads();
const FIRST = 'tidewell-sample-00001';
const SECOND = 'tidewell-sample-00002';
const first = anAnalysis({ analysisId: FIRST });
const second = anAnalysis({ analysisId: SECOND, adCopy: null });

const AT = '2026-11-20T10:00:00.000Z';
const report = (data: typeof first, version: object, isOwner = true) =>
  http.get('/_api/analysis/get', () =>
    HttpResponse.json({
      data,
      name: 'spring-tea',
      version,
      // Already stored, so the owner's report does not request it.
      whatIf: aWhatIf(),
      isOwner,
      isPublic: false,
      createdAt: AT,
    }),
  );
const row = (rest: Partial<CreativeVersion>): CreativeVersion => ({
  analysisId: FIRST,
  number: 1,
  createdAt: AT,
  overallScore: 60.9,
  grade: 'D',
  change: null,
  ...rest,
});

beforeEach(() => api.use(signedIn(aUser())));

describe('creative versions', () => {
  it('open from the report by keyboard, newest first, with their changes', async () => {
    const change = { obstacles: [], points: 11.2, fixed: ['The offer is hard to read'], found: [] };
    const versions = [
      row({}),
      row({ analysisId: SECOND, number: 2, overallScore: 72.1, grade: 'C-', change }),
    ];
    api.use(
      report(second, { number: 2, of: 2 }),
      http.get('/_api/analysis/versions', () => HttpResponse.json({ versions })),
    );
    const { user } = renderApp(`/results?id=${SECOND}`);
    const opener = await screen.findByRole('button', { name: /^Version 2 of 2/ });
    opener.focus();
    await user.keyboard('{Enter}');
    const rows = within(await screen.findByRole('list', { name: 'Versions' })).getAllByRole('listitem');
    const [newest] = rows;
    expect(newest?.textContent).toContain('Version 2 (this report)');
    expect(newest?.textContent).toContain('72 · C−');
    // 72 − 60, as a reader would subtract.
    expect(newest?.textContent).toContain('+12 points');
    expect(newest?.textContent).toContain('Fixed (1)The offer is hard to read');
    expect(newest?.textContent).not.toContain('New (');
    const older = screen.getByRole('link', { name: 'Version 1' });
    expect(older.getAttribute('href')).toBe(`/results?id=${FIRST}`);
  });

  it('explain why they cannot be compared', async () => {
    const change = { obstacles: ['engine' as const], points: null, fixed: [], found: [] };
    api.use(
      report(first, { number: 2, of: 2 }),
      http.get('/_api/analysis/versions', () =>
        HttpResponse.json({ versions: [row({ analysisId: SECOND }), row({ number: 2, change })] }),
      ),
    );
    const { user } = renderApp(`/results?id=${FIRST}`);
    await user.click(await screen.findByRole('button', { name: /^Version 2 of 2/ }));
    expect(await screen.findByText(/graded by different versions of Adjudge/)).toBeTruthy();
    const rows = screen.getByRole('list', { name: 'Versions' });
    expect(within(rows).queryByText(/points?$/)).toBeNull();
  });

  it('are not listed if there is only one', async () => {
    api.use(report(first, { number: 1, of: 1 }));
    renderApp(`/results?id=${FIRST}`);
    const link = await screen.findByRole('link', { name: 'Grade a new version' });
    expect(link.getAttribute('href')).toBe(`/analyze?versionOf=${FIRST}`);
    expect(screen.queryByText(/^Version 1/)).toBeNull();
  });
});

describe('grading a new version', () => {
  it('prefills the copy, sends the earlier analysis ID, and opens version 2', async () => {
    api.use(
      report(first, { number: 1, of: 1 }),
      http.post('/_api/analysis/save', () => HttpResponse.json({ analysisId: SECOND })),
    );
    const { user, address } = renderApp(`/analyze?versionOf=${FIRST}`);
    expect(await screen.findByRole('heading', { name: 'Grade a new version' })).toBeTruthy();
    expect(screen.getByText('Version 2 of “spring-tea”')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /Ad copy/ })).toHaveProperty('value', first.adCopy);
    await uploadCreative(user, aPng());
    await screen.findByRole('img', { name: 'Your creative, tea.png' });
    await user.click(screen.getByRole('button', { name: 'Analyze Now' }));
    await screen.findByRole('heading', { name: 'Analyzing your ad...' });
    const upload = FakeXhr.latest();
    expect(upload.form.get('versionOf')).toBe(FIRST);
    api.use(report(second, { number: 2, of: 2 }));
    upload.streams('result', second);
    upload.ends();
    expect(await screen.findByRole('button', { name: /^Version 2 of 2/ })).toBeTruthy();
    expect(screen.getByTestId('creative-name').textContent).toBe('spring-tea');
    expect(address()).toBe(`/results?id=${SECOND}`);
  });

  it('can be switched to grading a new ad', async () => {
    api.use(report(first, { number: 1, of: 1 }));
    const { user, address } = renderApp(`/analyze?versionOf=${FIRST}`);
    await user.click(await screen.findByRole('link', { name: 'Grade a new ad instead' }));
    expect(await screen.findByRole('heading', { name: 'Grade an ad' })).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/analyze'));
    expect(screen.getByRole('textbox', { name: /Ad copy/ })).toHaveProperty('value', '');
  });

  it('has no form until the earlier version has loaded, so that no input is lost', async () => {
    const gate = Promise.withResolvers<void>();
    api.use(
      http.get('/_api/analysis/get', async () => {
        await gate.promise;
      }),
      report(first, { number: 1, of: 1 }),
    );
    renderApp(`/analyze?versionOf=${FIRST}`);
    expect(await screen.findByRole('heading', { name: 'Grade a new version' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Analyze Now' })).toBeNull();
    expect(screen.queryByLabelText('Creative file')).toBeNull();
    gate.resolve();
    expect(await screen.findByRole('textbox', { name: /Ad copy/ })).toHaveProperty('value', first.adCopy);
  });

  it('shows a notice if the earlier version cannot be loaded', async () => {
    api.use(http.get('/_api/analysis/get', () => apiError('denied', 'No.')));
    renderApp(`/analyze?versionOf=${FIRST}`);
    expect(await screen.findByText('The earlier version could not be loaded')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Grade an ad' })).toBeTruthy();
  });
});
