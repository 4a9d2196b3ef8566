// @vitest-environment jsdom
import { ERROR_STATUS, type ErrorCode, TEXTS } from '@adjudge/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anAnalysis } from '../../../testing/sample-analysis.ts';
import { aUser } from '../../testing/a-user.ts';
import { apiError, signedIn, startApi } from '../../testing/api.ts';
import { FakeXhr, fakeUploads } from '../../testing/fake-xhr.ts';
import { COPY, aPng, fillOrderForm, uploadCreative } from '../../testing/fill-order-form.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
fakeUploads();
const analysis = anAnalysis();
const saved: unknown[] = [];

beforeEach(() => {
  saved.length = 0;
  api.use(
    signedIn(aUser()),
    http.post('/_api/analysis/save', async ({ request }) => {
      saved.push(await request.json());
      return HttpResponse.json({ analysisId: analysis.analysisId });
    }),
  );
});

const refusalBody = (code: ErrorCode, text: string) => ({ error: text, message: text, code, requestId: 'r' });

/** Submits a creative and its copy. */
async function send() {
  const app = renderApp('/analyze');
  await fillOrderForm(app.user);
  await app.user.click(screen.getByRole('button', { name: 'Analyze Now' }));
  await screen.findByRole('heading', { name: 'Analyzing your ad...' });
  return { ...app, upload: FakeXhr.latest() };
}

/** The network is back, and the page asks for the grading that it started. */
async function comesBack(): Promise<void> {
  const before = FakeXhr.count;
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(FakeXhr.count).toBe(before + 1));
}

const currentStep = (): string | null | undefined =>
  screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step')?.textContent;

const report = () => screen.findByRole('article', { name: 'Analysis report' });

describe('grading', () => {
  it('names each step while it runs, then opens the report and saves it once', async () => {
    const { upload, address } = await send();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Analyzing your ad...' }));
    upload.uploads(50, 200);
    expect(screen.getByText('25% sent')).toBeTruthy();
    expect(currentStep()).toBe('Uploading');
    upload.uploads(200, 200);
    upload.streams('progress', { step: 'queued', ahead: 2 });
    expect(currentStep()).toBe('Waiting: 2 ads before yours');
    upload.streams('progress', { step: 'mapping-attention', ahead: 0 });
    expect(currentStep()).toBe('Mapping attention');
    upload.streams('result', analysis);
    upload.ends();

    expect(await report()).toBeTruthy();
    expect(address()).toBe(`/results?id=${analysis.analysisId}`);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]).toMatchObject({ analysisId: analysis.analysisId, grade: analysis.grade });
  });

  it('starts on a plain http page, where the browser makes no UUIDs', async () => {
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function');
    });
    const { upload } = await send();
    expect(upload.key).toMatch(/^[\da-f-]{36}$/);
  });

  it('accepts a response that is not a stream', async () => {
    const { upload } = await send();
    upload.answers(200, analysis);
    expect(await report()).toBeTruthy();
  });

  it('sends the trimmed copy with the creative, or only the creative', async () => {
    const { user, upload } = await send();
    expect([upload.path, upload.form.get('adCopy')]).toEqual(['/_api/analysis/ai-analyze', COPY]);
    expect(upload.form.get('creativeFile')).toHaveProperty('name', 'tea.png');
    upload.answers(500, '');
    await user.click(await screen.findByRole('tab', { name: 'Creative-Only Analysis' }));
    await user.click(await screen.findByRole('button', { name: 'Analyze Creative' }));
    const second = FakeXhr.latest();
    expect([second.path, second.form.get('adCopy')]).toEqual(['/_api/analysis/creative-analyze', null]);
    expect(screen.queryByText('Reading ad copy')).toBeNull();
  });

  it.each<[string, ErrorCode, string, string]>([
    ['a damaged picture', 'undecodable', 'The picture is damaged.', 'The picture is damaged.'],
    ['a creative that is too large', 'too-large', 'Payload Too Large', TEXTS.tooLarge],
    ['a server error', 'grading-failed', TEXTS.gradingFailed, TEXTS.gradingFailed],
  ])('shows the error for %s and keeps everything for a retry', async (_, code, told, shown) => {
    const { user, upload } = await send();
    upload.answers(ERROR_STATUS[code], refusalBody(code, told));
    expect(await screen.findByText('An Error Occurred')).toBeTruthy();
    expect(screen.getByText(shown)).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Ad copy' })).toHaveProperty('value', ` ${COPY}\n`);
    expect(screen.getByRole('img', { name: 'Your creative, tea.png' })).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(FakeXhr.count).toBe(2);
    FakeXhr.latest().streams('result', analysis);
    expect(await report()).toBeTruthy();
  });

  it('says how long to wait when the server is busy, until dismissed', async () => {
    const { user, upload } = await send();
    upload.answers(503, refusalBody('busy', TEXTS.busy), { 'retry-after': '7' });
    expect(await screen.findByText(`${TEXTS.busy} You can try again in 7 s.`)).toBeTruthy();
    const again = screen.getByRole('button', { name: 'Analyze Now' });
    expect(document.activeElement).toBe(again);
    await user.click(screen.getAllByRole('button', { name: 'Dismiss' }).at(-1)!);
    expect(screen.queryByText('An Error Occurred')).toBeNull();
    expect(document.activeElement).toBe(again);
  });

  it('shows the usage limit when it is reported mid-stream', async () => {
    const { upload } = await send();
    upload.streams('progress', { step: 'queued', ahead: 0 });
    upload.streams('error', refusalBody('usage-limit', TEXTS.bannerLimit));
    expect(await screen.findByText('Analysis Limit Reached')).toBeTruthy();
  });

  it('waits for the network and resends what the server never received', async () => {
    const { upload } = await send();
    upload.uploads(50, 200);
    upload.breaks();
    const wait = 'It will be sent again as soon as the connection is back.';
    expect(await screen.findByText(`${TEXTS.uploadNetwork} ${wait}`)).toBeTruthy();
    await comesBack();
    const asked = FakeXhr.latest();
    expect(asked.path).toBe(`/_api/analysis/grading?key=${upload.key}`);
    asked.answers(404, refusalBody('absent', TEXTS.gradingAbsent));
    await waitFor(() => expect(FakeXhr.count).toBe(3));
    const again = FakeXhr.latest();
    expect([again.path, again.key]).toEqual(['/_api/analysis/ai-analyze', upload.key]);
    again.streams('result', analysis);
    expect(await report()).toBeTruthy();
  });

  it.each<[string, (upload: FakeXhr) => void]>([
    ['breaks', (upload) => upload.breaks()],
    ['ends', (upload) => upload.ends()],
    ['is closed by a server restart', (upload) => upload.streams('error', refusalBody('busy', 'Restart'))],
  ])('reconnects without resending when the stream %s before the result', async (_, end) => {
    const { upload, address } = await send();
    upload.uploads(1, 1);
    upload.streams('progress', { step: 'decoding', ahead: 0 });
    end(upload);
    expect(await screen.findByText(/We will reconnect automatically/)).toBeTruthy();
    expect(currentStep()).toBe('Opening the picture');
    await comesBack();
    const followed = FakeXhr.latest();
    expect(followed.path).toBe(`/_api/analysis/grading?key=${upload.key}`);
    followed.streams('progress', { step: 'judging', ahead: 0 });
    expect(screen.queryByText(/We will reconnect/)).toBeNull();
    followed.streams('result', analysis);
    expect(await report()).toBeTruthy();
    expect(address()).toBe(`/results?id=${analysis.analysisId}`);
    expect(FakeXhr.count).toBe(2);
  });

  it('retries automatically and shows the outcome', async () => {
    const { upload } = await send();
    upload.uploads(1, 1);
    upload.breaks();
    await waitFor(() => expect(FakeXhr.count).toBe(2), { timeout: 5000 });
    FakeXhr.latest().answers(422, refusalBody('undecodable', 'The picture is damaged.'));
    expect(await screen.findByText('The picture is damaged.')).toBeTruthy();
  });

  it('reuses the key when resent unchanged, and uses a new key after any change', async () => {
    const { user, upload } = await send();
    upload.answers(500, refusalBody('grading-failed', TEXTS.gradingFailed));
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    const second = FakeXhr.latest();
    expect(second.key).toBe(upload.key);
    second.answers(500, refusalBody('grading-failed', TEXTS.gradingFailed));
    await user.type(await screen.findByRole('textbox', { name: 'Ad copy' }), ' More.');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(FakeXhr.latest().key).toMatch(/^[\w-]{36}$/);
    expect(FakeXhr.latest().key).not.toBe(upload.key);
  });

  it('shows an error when the result is malformed', async () => {
    const { upload } = await send();
    upload.streams('result', { overallScore: 'much' });
    expect(await screen.findByText(TEXTS.analyzeAdFailed)).toBeTruthy();
  });

  it('can be canceled while the file is uploading', async () => {
    const { user } = await send();
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    const again = await screen.findByRole('button', { name: 'Analyze Now' });
    await waitFor(() => expect(document.activeElement).toBe(again));
    expect(screen.queryByText('An Error Occurred')).toBeNull();
  });

  it('continues if the upload was already complete when canceled', async () => {
    api.use(http.post('/_api/analysis/cancel', () => apiError('conflict', TEXTS.gradingBegun)));
    const { user, upload } = await send();
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(await screen.findByText(TEXTS.gradingBegun)).toBeTruthy();
    expect(FakeXhr.latest().path).toBe(`/_api/analysis/grading?key=${upload.key}`);
    FakeXhr.latest().streams('result', analysis);
    expect(await report()).toBeTruthy();
  });

  it('can be canceled in the queue', async () => {
    const asked: unknown[] = [];
    api.use(
      http.post('/_api/analysis/cancel', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ success: true });
      }),
    );
    const { user, upload } = await send();
    upload.streams('progress', { step: 'queued', ahead: 2 });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(TEXTS.gradingCanceled)).toBeTruthy();
    expect(asked).toEqual([{ key: upload.key }]);
    expect(await screen.findByRole('textbox', { name: 'Ad copy' })).toHaveProperty('value', ` ${COPY}\n`);
  });

  it('is canceled once the server responds if the upload was complete', async () => {
    api.use(http.post('/_api/analysis/cancel', () => HttpResponse.json({ success: true })));
    const { user, upload } = await send();
    upload.uploads(200, 200);
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(screen.getByText('Canceling...')).toBeTruthy();
    upload.streams('progress', { step: 'queued', ahead: 2 });
    expect(await screen.findByText(TEXTS.gradingCanceled)).toBeTruthy();
  });

  it('runs to completion and says so when canceled too late', async () => {
    api.use(http.post('/_api/analysis/cancel', () => apiError('conflict', TEXTS.gradingBegun)));
    const { user, upload } = await send();
    upload.streams('progress', { step: 'queued', ahead: 0 });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(TEXTS.gradingBegun)).toBeTruthy();
    upload.streams('progress', { step: 'decoding', ahead: 0 });
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    upload.streams('result', analysis);
    expect(await report()).toBeTruthy();
  });

  it('shows an error when the cancel request fails', async () => {
    api.use(http.post('/_api/analysis/cancel', () => HttpResponse.error()));
    const { user, upload } = await send();
    upload.streams('progress', { step: 'queued', ahead: 0 });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(/We could not cancel: the server cannot be reached/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  });

  it('accepts no other file in the meantime', async () => {
    const { user } = await send();
    await uploadCreative(user, aPng('other.png'));
    expect(screen.getByRole('img', { name: 'Your creative, tea.png' })).toBeTruthy();
  });
});
