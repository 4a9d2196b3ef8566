// @vitest-environment jsdom
import { SHARING_TEXTS } from '@adjudge/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAnalysis } from '../../../testing/sample-analysis.ts';
import { aWhatIf } from '../../../testing/sample-what-if.ts';
import { aListedAnalysis, LISTED_ID } from '../../testing/a-list.ts';
import { aUser } from '../../testing/a-user.ts';
import { listing, apiError, signedIn, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

// On a busy machine the page takes longer to load than a query waits for its elements.
beforeAll(() => import('./results.tsx'), 60_000);

const api = startApi();
const analysis = anAnalysis();
const { analysisId } = analysis;
const URL_OF_IT = `http://localhost:3000/share/${analysisId}`;

const answerReport = (isPublic: boolean, isOwner = true) =>
  http.get('/_api/analysis/get', () =>
    // The fixes are already stored, so the owner's report does not request them.
    HttpResponse.json({
      data: analysis,
      whatIf: aWhatIf(),
      isPublic,
      isOwner,
      createdAt: '2026-11-20T10:00:00.000Z',
    }),
  );

/** Answers share calls as the server does, and collects the request bodies. */
function watchSharing() {
  const asked: unknown[] = [];
  api.use(
    http.post<never, { makePublic: boolean }>('/_api/analysis/share', async ({ request }) => {
      const body = await request.json();
      asked.push(body);
      return HttpResponse.json({ shareUrl: URL_OF_IT, isPublic: body.makePublic });
    }),
  );
  return asked;
}

async function openDialog(isPublic: boolean) {
  api.use(signedIn(aUser()), answerReport(isPublic));
  const app = renderApp(`/results?id=${analysisId}`);
  await app.user.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this report' }));
  return { ...app, dialog };
}

describe('the share dialog', () => {
  it('shows the link and the QR code only while the report is public', async () => {
    const asked = watchSharing();
    const { user, dialog } = await openDialog(false);
    expect(dialog.queryByRole('tab')).toBeNull();
    await user.click(dialog.getByRole('switch', { name: 'Public report' }));
    expect((await dialog.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
      'Link',
      'QR Code',
    ]);
    expect(dialog.getByRole('textbox', { name: 'Link to the report' })).toHaveProperty('value', URL_OF_IT);
    await user.click(dialog.getByRole('switch', { name: 'Public report' }));
    await waitFor(() => expect(dialog.queryByRole('tab')).toBeNull());
    expect(asked).toEqual([
      { analysisId, makePublic: true },
      { analysisId, makePublic: false },
    ]);
  });

  it('says who can see a private report', async () => {
    const { dialog } = await openDialog(false);
    expect(dialog.getByText(/^Only you and the people who run this site can see it\./)).toBeTruthy();
  });

  it('is offered only to the owner', async () => {
    api.use(signedIn(aUser()), answerReport(true, false));
    renderApp(`/results?id=${analysisId}`);
    expect(await screen.findByRole('article', { name: 'Analysis report' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  it('shows an error and keeps the actual state when the change fails', async () => {
    api.use(http.post('/_api/analysis/share', () => apiError('internal', 'The database is away.')));
    const { user, dialog } = await openDialog(true);
    const toggle = dialog.getByRole('switch', { name: 'Public report' });
    await user.click(toggle);
    expect(await dialog.findByText(SHARING_TEXTS.updateFailed)).toBeTruthy();
    expect(dialog.getByText('The database is away.')).toBeTruthy();
    expect(toggle.getAttribute('aria-checked')).toBe('true');
    expect(dialog.getAllByRole('tab')).toHaveLength(2);
  });

  it('falls back to a default message if the server sends none', async () => {
    api.use(http.post('/_api/analysis/share', () => new HttpResponse(null, { status: 502 })));
    const { user, dialog } = await openDialog(false);
    await user.click(dialog.getByRole('switch', { name: 'Public report' }));
    expect(await dialog.findByText(SHARING_TEXTS.callFailed)).toBeTruthy();
  });
});

describe('the share link', () => {
  it('is copied, with a confirmation shown for 2 seconds', async () => {
    const { dialog, user } = await openDialog(true);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(URL_OF_IT);
    expect(dialog.getByRole('button', { name: 'Link copied' })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1800));
    expect(dialog.queryByRole('button', { name: 'Link copied' })).toBeTruthy();
    act(() => void vi.advanceTimersByTime(250));
    expect(dialog.getByRole('button', { name: 'Copy link' })).toBeTruthy();
    vi.useRealTimers();
  });

  it('is selected if the clipboard is unavailable', async () => {
    const { dialog, user } = await openDialog(true);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await dialog.findByText(/copy it with Ctrl\+C/)).toBeTruthy();
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Link to the report' });
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, URL_OF_IT.length]);
  });
});

describe('the QR code', () => {
  const saved: { name: string; href: string }[] = [];
  beforeEach(() => {
    saved.length = 0;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, href: this.href });
    });
  });
  afterEach(() => vi.doUnmock('../../../features/share/components/qr-code.tsx'));

  it('is drawn when its tab opens and can be saved as SVG', async () => {
    const kept = vi.spyOn(URL, 'createObjectURL');
    const { dialog, user } = await openDialog(true);
    await user.click(dialog.getByRole('tab', { name: 'QR Code' }));
    expect(await dialog.findByRole('img', { name: 'QR code of the link to the report' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Download SVG' }));
    await waitFor(() =>
      expect(saved).toEqual([{ name: `qr-code-${analysisId}.svg`, href: 'blob:creative' }]),
    );
    const [content] = kept.mock.calls.at(-1) ?? [];
    expect(content).toHaveProperty('type', 'image/svg+xml;charset=utf-8');
  });

  it('shows an error if it cannot be saved', async () => {
    // jsdom cannot draw pictures.
    const { dialog, user } = await openDialog(true);
    await user.click(dialog.getByRole('tab', { name: 'QR Code' }));
    await dialog.findByRole('img', { name: 'QR code of the link to the report' });
    await user.click(dialog.getByRole('button', { name: 'Download PNG' }));
    expect(await dialog.findByText(SHARING_TEXTS.qrDownloadFailed)).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('shows an error if it cannot be loaded, and retries on request', async () => {
    vi.resetModules();
    vi.doMock('../../../features/share/components/qr-code.tsx', () => {
      throw new Error('not fetched');
    });
    const { dialog, user } = await openDialog(true);
    await user.click(dialog.getByRole('tab', { name: 'QR Code' }));
    expect(await dialog.findByText(SHARING_TEXTS.qrFailed)).toBeTruthy();
    vi.doUnmock('../../../features/share/components/qr-code.tsx');
    await user.click(dialog.getByRole('button', { name: 'Try Again' }));
    expect(await dialog.findByRole('img', { name: 'QR code of the link to the report' })).toBeTruthy();
  });
});

describe('a dashboard card', () => {
  it('shares its report, then shows that it is public and its view count', async () => {
    const asked = watchSharing();
    api.use(signedIn(aUser()), listing([aListedAnalysis()]));
    const { user } = renderApp('/dashboard');
    const menu = await screen.findByRole('button', { name: /Actions for/ });
    expect(screen.queryByText(/views?$/)).toBeNull();
    await user.click(menu);
    await user.click(await screen.findByRole('menuitem', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share this report' }));
    api.use(listing([aListedAnalysis({ isPublic: true, viewCount: 12 })]));
    await user.click(dialog.getByRole('switch', { name: 'Public report' }));
    await user.click(await dialog.findByRole('button', { name: 'Close' }));
    expect(await screen.findByText('12 views')).toBeTruthy();
    expect(screen.getByText('Public')).toBeTruthy();
    expect(asked).toEqual([{ analysisId: LISTED_ID, makePublic: true }]);
    await waitFor(() => expect(document.activeElement).toBe(menu));
  });
});

describe('the public report page', () => {
  const views: unknown[] = [];
  const PAGE = `/share/${analysisId}`;
  beforeEach(() => {
    views.length = 0;
    api.use(
      http.post('/_api/analysis/view', async ({ request }) => {
        views.push(await request.json());
        return HttpResponse.json({ success: true });
      }),
    );
  });

  it('shows a visitor the report, its date, and a sign-up link', async () => {
    api.use(answerReport(true, false));
    renderApp(PAGE);
    expect(await screen.findByRole('article', { name: 'Analysis report' })).toBeTruthy();
    expect(screen.getByText('Public Report')).toBeTruthy();
    expect(screen.getByText('Nov 20, 2026')).toBeTruthy();
    expect(screen.getByRole('meter', { name: 'Overall score' })).toBeTruthy();
    for (const name of ['Key insights', 'Recommendations', 'Performance predictions']) {
      expect(screen.getByRole('region', { name: new RegExp(name, 'i') })).toBeTruthy();
    }
    expect(screen.queryByText('Apply the fixes and grade again')).toBeNull();
    expect(screen.queryByText('Complete Documentation Report')).toBeNull();
    expect(screen.getByRole('link', { name: 'Try Adjudge for Free' }).getAttribute('href')).toBe('/signup');
    expect(screen.getByText(/^© \d{4} Adjudge/)).toBeTruthy();
    expect(document.title).toMatch(/^Ad Analysis Report - Score: \d+\/100 · Adjudge$/);
    await waitFor(() => expect(views).toEqual([{ analysisId }]));
  });

  it('does not count a view by the owner', async () => {
    api.use(signedIn(aUser()), answerReport(true, true));
    renderApp(PAGE);
    expect(await screen.findByText('Public Report')).toBeTruthy();
    await screen.findByRole('button', { name: /My Account/ });
    expect(views).toEqual([]);
  });

  it('shows a skeleton while loading', async () => {
    api.use(http.get('/_api/analysis/get', () => delay('infinite')));
    renderApp(PAGE);
    expect(await screen.findByText('Loading analysis')).toBeTruthy();
  });

  it.each([
    [
      'a visitor without access',
      () => api.use(http.get('/_api/analysis/get', () => apiError('denied', 'No.'))),
    ],
    ['its owner while it is private', () => api.use(signedIn(aUser()), answerReport(false))],
  ])('tells %s that the report is private or gone', async (_who, arrange) => {
    arrange();
    renderApp(PAGE);
    expect(await screen.findByText(SHARING_TEXTS.notPublic)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Homepage' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
    expect(views).toEqual([]);
  });

  it('shows an error when fetching fails, and retries on request', async () => {
    api.use(http.get('/_api/analysis/get', () => apiError('internal', 'Failed to get analysis')));
    const { user } = renderApp(PAGE);
    expect(await screen.findByText(SHARING_TEXTS.notFound)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to Homepage' })).toBeTruthy();
    api.use(answerReport(true, false));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Public Report')).toBeTruthy();
  });
});
