// @vitest-environment jsdom
import { LIMITS, TEXTS } from '@adjudge/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeDecoder } from '../../../testing/fake-video.ts';
import { anAnalysis } from '../../../testing/sample-analysis.ts';
import { aUser } from '../../testing/a-user.ts';
import { apiError, signedIn, startApi } from '../../testing/api.ts';
import { FakeXhr, fakeUploads } from '../../testing/fake-xhr.ts';
import { aPng, aVideo, uploadCreative } from '../../testing/fill-order-form.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
const decoder = fakeDecoder();
fakeUploads();
const analysis = anAnalysis();
const KEY = 'uploads/0123456789abcdef0123456789abcdef';
const FORM = { url: 'https://store.example/ads', fields: { key: KEY, Policy: 'p' }, key: KEY };

let presigned: unknown[] = [];
beforeEach(() => {
  presigned = [];
  api.use(
    signedIn(aUser()),
    http.post('/_api/analysis/save', () => HttpResponse.json({ analysisId: analysis.analysisId })),
    http.post('/_api/video-upload/presigned-url', async ({ request }) => {
      presigned.push(await request.json());
      return HttpResponse.json(FORM);
    }),
  );
});

const LARGE = LIMITS.directBytes + 1;

async function layOutVideo(bytes?: number) {
  const app = renderApp('/analyze');
  await app.user.click(await screen.findByRole('tab', { name: 'Creative-Only Analysis' }));
  await uploadCreative(app.user, aVideo('tea.mp4', bytes));
  await screen.findByText('Video analysis');
  return app;
}

async function send(bytes?: number) {
  const app = await layOutVideo(bytes);
  await app.user.click(screen.getByRole('button', { name: 'Analyze Creative' }));
  await screen.findByRole('heading', { name: 'Analyzing your ad...' });
  return app;
}

const sent = async (count: number): Promise<FakeXhr> => {
  await waitFor(() => expect(FakeXhr.count).toBe(count));
  return FakeXhr.latest();
};

function jsonOf({ form }: FakeXhr, field: string): unknown {
  const value = form.get(field);
  return typeof value === 'string' ? JSON.parse(value) : null;
}

const report = () => screen.findByRole('article', { name: 'Analysis report' });
const again = () => screen.findByRole('button', { name: 'Try Again' });

describe('a video on the Analyze page', () => {
  it('shows its duration, its preview, and the remaining video gradings', async () => {
    await layOutVideo();
    expect(screen.getByText(/12 s of 60/)).toBeTruthy();
    expect(screen.getByLabelText('Your creative, tea.mp4').tagName).toBe('VIDEO');
    expect(screen.getByText(/video gradings left/).textContent).toContain('2');
  });

  it('is rejected if it is longer than a minute', async () => {
    decoder.does({ duration: 60.5 });
    const { user } = renderApp('/analyze');
    await uploadCreative(user, aVideo());
    expect(await screen.findByText(TEXTS.videoLong)).toBeTruthy();
    expect(screen.getByText('Drop your creative here')).toBeTruthy();
  });

  it('is accepted if the browser cannot read it', async () => {
    decoder.does({ opens: 'error' });
    await layOutVideo();
    expect(screen.getByText(/Your browser cannot read this video/)).toBeTruthy();
  });

  it('cannot be sent without a video credit', async () => {
    api.use(signedIn(aUser({ usageRemaining: { banner: 3, video: 0 } })));
    const { user } = await layOutVideo();
    await user.click(screen.getByRole('button', { name: 'Upgrade to Analyze' }));
    expect(await screen.findByText("You've used all your available video analyses.")).toBeTruthy();
    expect(FakeXhr.count).toBe(0);
  });
});

describe('sending a video', () => {
  it('starts once the file is read, and only once for two clicks', async () => {
    decoder.does({ opens: 'silence' });
    const { user } = renderApp('/analyze');
    await user.click(await screen.findByRole('tab', { name: 'Creative-Only Analysis' }));
    await uploadCreative(user, aVideo('tea.mp4', LARGE));
    await waitFor(() => expect(decoder.opened).toHaveLength(1));
    const button = screen.getByRole('button', { name: 'Analyze Creative' });
    await user.click(button);
    await user.click(button);
    expect(screen.queryByText(TEXTS.fileRequired)).toBeNull();
    decoder.opened[0]?.dispatchEvent(new Event('loadeddata'));
    await sent(1);
    expect(presigned).toHaveLength(1);
  });

  it('does not submit the current creative if its replacement is rejected', async () => {
    decoder.does({ opens: 'silence' });
    const { user } = renderApp('/analyze');
    await user.click(await screen.findByRole('tab', { name: 'Creative-Only Analysis' }));
    await uploadCreative(user, aPng());
    await screen.findByRole('img', { name: 'Your creative, tea.png' });
    await uploadCreative(user, aVideo('long.mp4', LARGE));
    await waitFor(() => expect(decoder.opened).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Analyze Creative' }));
    decoder.does({ duration: 61 });
    decoder.opened[0]?.dispatchEvent(new Event('loadeddata'));
    expect(await screen.findByText(TEXTS.videoLong)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Analyze Creative' })).toBeTruthy();
    expect(FakeXhr.count).toBe(0);
  });

  it('uploads a small file directly with its frames and metadata', async () => {
    await send();
    const upload = await sent(1);
    expect(upload.path).toBe('/_api/analysis/creative-analyze');
    expect(upload.form.get('isProcessedVideo')).toBe('true');
    expect(jsonOf(upload, 'videoFrames')).toHaveLength(8);
    expect(jsonOf(upload, 'videoMetadata')).toMatchObject({ duration: 12, width: 1920 });
    upload.streams('result', analysis);
    expect(await report()).toBeTruthy();
    expect(presigned).toEqual([]);
  });

  it('sends no frames if none can be extracted, and explains why', async () => {
    const app = await layOutVideo();
    decoder.does({ picture: 'data:,' });
    await app.user.click(screen.getByRole('button', { name: 'Analyze Creative' }));
    const upload = await sent(1);
    expect(upload.form.get('isProcessedVideo')).toBeNull();
    expect(screen.getByText(new RegExp(`Video processing failed: ${TEXTS.frameProcess}`))).toBeTruthy();
  });

  it('goes through storage if the file and its frames exceed 6 MB', async () => {
    decoder.does({ picture: `data:image/jpeg;base64,${'A'.repeat(300_000)}` });
    await send(LIMITS.directBytes - 1_000_000);
    expect((await sent(1)).path).toBe(FORM.url);
  });

  it('can be canceled during frame extraction', async () => {
    const app = await layOutVideo();
    decoder.does({ seeks: 'silence' });
    await app.user.click(screen.getByRole('button', { name: 'Analyze Creative' }));
    expect((await screen.findAllByText('Extracting key frames: 1 of 8')).length).toBeGreaterThan(0);
    await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Analyze Creative' })).toBeTruthy();
    expect(FakeXhr.count).toBe(0);
  });
});

describe('a video over 6 MB', () => {
  it('is uploaded to storage with progress and processed by its key', async () => {
    await send(LARGE);
    const upload = await sent(1);
    expect(presigned).toEqual([{ fileName: 'tea.mp4', fileType: 'video/mp4' }]);
    expect([...upload.form.keys()]).toEqual(['key', 'Policy', 'file']);
    upload.uploads(1_000_000, 4_000_000);
    expect(screen.getByText('25% sent')).toBeTruthy();
    expect(screen.getByText('1.0 MB of 4.0 MB')).toBeTruthy();
    upload.answers(204, '');
    const processing = await sent(2);
    expect([processing.path, processing.body]).toEqual([
      '/_api/video-upload/process',
      JSON.stringify({ s3Key: KEY }),
    ]);
    processing.streams('progress', { step: 'decoding', ahead: 0 });
    expect(screen.getAllByText('Opening the video').length).toBeGreaterThan(0);
    processing.streams('result', analysis);
    expect(await report()).toBeTruthy();
  });

  it('can be canceled during the upload and sent again', async () => {
    const { user } = await send(LARGE);
    await sent(1);
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    await user.click(await screen.findByRole('button', { name: 'Analyze Creative' }));
    await sent(2);
    expect(presigned).toHaveLength(2);
  });

  it('shows an error when storage rejects it, and retries with a new form', async () => {
    const { user } = await send(LARGE);
    (await sent(1)).answers(403, '');
    expect(await screen.findByText('Upload failed with status: 403')).toBeTruthy();
    await user.click(await again());
    await sent(2);
    expect(presigned).toHaveLength(2);
  });

  it('waits for the network and resumes with a new form', async () => {
    await send(LARGE);
    (await sent(1)).breaks();
    expect(await screen.findByText(new RegExp(TEXTS.uploadNetwork))).toBeTruthy();
    fireEvent(window, new Event('online'));
    const asked = await sent(2);
    expect(asked.path).toMatch(/^\/_api\/analysis\/grading\?key=/);
    asked.answers(404, { error: TEXTS.gradingAbsent, code: 'absent' });
    expect((await sent(3)).path).toBe(FORM.url);
    expect(presigned).toHaveLength(2);
  });

  it('is resumed by its key after the network breaks during grading', async () => {
    await send(LARGE);
    (await sent(1)).answers(204, '');
    const processing = await sent(2);
    processing.streams('progress', { step: 'decoding', ahead: 0 });
    processing.breaks();
    fireEvent(window, new Event('online'));
    const asked = await sent(3);
    expect(asked.path).toBe(`/_api/analysis/grading?key=${processing.key}`);
    asked.streams('result', analysis);
    expect(await report()).toBeTruthy();
  });

  it('is not uploaded again if the server was only busy', async () => {
    const { user } = await send(LARGE);
    (await sent(1)).answers(204, '');
    (await sent(2)).answers(503, { error: TEXTS.busy, code: 'busy' });
    await user.click(await again());
    expect((await sent(3)).path).toBe('/_api/video-upload/process');
    expect(presigned).toHaveLength(1);
  });

  it('is uploaded again after the server rejects it', async () => {
    const { user } = await send(LARGE);
    (await sent(1)).answers(204, '');
    (await sent(2)).answers(415, { error: TEXTS.presignType, code: 'wrong-type' });
    expect(await screen.findByText(TEXTS.presignType)).toBeTruthy();
    await user.click(await again());
    expect((await sent(3)).path).toBe(FORM.url);
  });

  it.each([
    ['no upload form is issued', TEXTS.presignFailed, () => HttpResponse.json({}, { status: 500 })],
    ['no credits are left', 'Analysis Limit Reached', () => apiError('usage-limit', TEXTS.videoLimit)],
  ])('shows an error when %s', async (_why, text, answer) => {
    api.use(http.post('/_api/video-upload/presigned-url', answer));
    const { user } = await layOutVideo(LARGE);
    await user.click(screen.getByRole('button', { name: 'Analyze Creative' }));
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it('falls back to a default message when processing fails', async () => {
    await send(LARGE);
    (await sent(1)).answers(204, '');
    (await sent(2)).answers(502, '<html>');
    expect(await screen.findByText(TEXTS.processFailed)).toBeTruthy();
  });
});
