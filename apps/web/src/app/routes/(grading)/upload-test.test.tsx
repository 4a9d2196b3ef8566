// @vitest-environment jsdom
import { LIMITS, TEXTS } from '@adjudge/contract';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeDecoder } from '../../../testing/fake-video.ts';
import { anAnalysis } from '../../../testing/sample-analysis.ts';
import { aUser } from '../../testing/a-user.ts';
import { signedIn, startApi } from '../../testing/api.ts';
import { FakeXhr, fakeUploads } from '../../testing/fake-xhr.ts';
import { aVideo } from '../../testing/fill-order-form.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
fakeDecoder();
fakeUploads();
const KEY = 'uploads/0123456789abcdef0123456789abcdef';

beforeEach(() => {
  api.use(
    signedIn(aUser()),
    http.post('/_api/video-upload/presigned-url', () =>
      HttpResponse.json({ url: 'https://store.example/ads', fields: { key: KEY }, key: KEY }),
    ),
  );
});

const sent = async (count: number): Promise<FakeXhr> => {
  await waitFor(() => expect(FakeXhr.count).toBe(count));
  return FakeXhr.latest();
};

async function open(bytes = LIMITS.directBytes + 1) {
  const { user } = renderApp('/s3-test');
  await user.upload(await screen.findByLabelText('File to upload'), aVideo('large.mp4', bytes));
  return user;
}

const region = (name: string) => screen.findByRole('region', { name });

describe('the upload test page', () => {
  it('redirects a signed-out visitor to sign-in', async () => {
    api.use(http.get('/_api/auth/session', () => HttpResponse.json({}, { status: 401 })));
    const { address } = renderApp('/s3-test');
    await waitFor(() => expect(address()).toContain('/login'));
  });

  it('tracks a large file through upload and grading, then resets', async () => {
    const user = await open();
    expect(await region('File limits')).toBeTruthy();
    const upload = await sent(1);
    upload.uploads(50, 100);
    expect((await region('Uploading')).textContent).toContain('s3');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
    upload.answers(204, '');
    const processing = await sent(2);
    expect((await region('Upload result')).textContent).toContain(KEY);
    expect((await region('Processing status')).textContent).toContain('Processing...');
    processing.streams('result', anAnalysis());
    expect(await screen.findByText('Success')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Upload Another File' }));
    expect(await screen.findByText('Drop a file here')).toBeTruthy();
  });

  it.each([
    ['with the server’s message', { error: 'It is cut off.' }, 'It is cut off.'],
    ['with a default message', '', TEXTS.processFailed],
  ])('reports a processing failure %s', async (_how, body, text) => {
    await open();
    (await sent(1)).answers(204, '');
    (await sent(2)).answers(422, body);
    expect(await screen.findByText('Backend Processing: Failed')).toBeTruthy();
    expect((await region('Processing status')).textContent).toContain(text);
  });

  it('sends a small file directly', async () => {
    await open(1000);
    expect((await sent(1)).path).toBe('/_api/analysis/creative-analyze');
    expect((await region('Uploading')).textContent).toContain('direct');
  });

  it('logs a rejected file', async () => {
    const note = vi.spyOn(console, 'info').mockImplementation(() => {});
    await open(LIMITS.videoBytes + 1);
    await waitFor(() => expect(note).toHaveBeenCalledWith('Upload rejected', 'large.mp4', TEXTS.videoLarge));
    expect(screen.getByText('Drop a file here')).toBeTruthy();
  });

  it('can be canceled', async () => {
    const user = await open();
    await sent(1);
    await user.click(await screen.findByRole('button', { name: 'Cancel upload' }));
    expect(await screen.findByText('Drop a file here')).toBeTruthy();
  });
});
