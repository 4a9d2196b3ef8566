// @vitest-environment jsdom
import { FIRST_LOOK_TEXTS, type FetchedAnalysis, TEXTS } from '@adjudge/contract';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { anAnalysis } from '../../../testing/sample-analysis.ts';
import { aUser } from '../../testing/a-user.ts';
import { apiError, signedIn, startApi } from '../../testing/api.ts';
import { FakeXhr, fakeUploads } from '../../testing/fake-xhr.ts';
import { aPng, aVideo } from '../../testing/fill-order-form.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
fakeUploads();
const analysis = anAnalysis();
const { analysisId } = analysis;
const KEPT_UNTIL = '2026-11-24T09:30:00.000Z';

const nothingKept = () => http.get('/_api/first-look', () => apiError('absent', FIRST_LOOK_TEXTS.absent));

const kept = (id: string | null = analysisId) =>
  http.get('/_api/first-look', () => HttpResponse.json({ analysisId: id, keptUntil: KEPT_UNTIL }));

const readable = () =>
  http.get('/_api/analysis/get', () => {
    const answer: FetchedAnalysis = {
      name: null,
      version: null,
      campaignId: null,
      data: analysis,
      isPublic: false,
      isOwner: false,
      mayCorrect: false,
      createdAt: '2026-11-23T09:30:00.000Z',
      whatIf: null,
    };
    return HttpResponse.json(answer);
  });

async function send(file = aPng()) {
  const app = renderApp('/');
  await app.user.upload(await screen.findByLabelText('Banner to grade'), file);
  await screen.findByRole('heading', { name: 'Analyzing your ad...' });
  await waitFor(() => expect(FakeXhr.count).toBe(1));
  return { ...app, upload: FakeXhr.latest() };
}

const refusalBody = (code: string, text: string) => ({ error: text, message: text, code, requestId: 'r' });

describe('a banner on the home page', () => {
  it('is graded step by step and opens the short report', async () => {
    api.use(kept(), readable());
    const { upload, address } = await send();
    expect(upload.path).toBe('/_api/first-look');
    expect(upload.form.get('creativeFile')).toBeInstanceOf(File);
    upload.uploads(50, 200);
    expect(screen.getByText('25% sent')).toBeTruthy();
    upload.uploads(200, 200);
    upload.streams('progress', { step: 'mapping-attention', ahead: 0 });
    expect(screen.getByText('Mapping attention', { selector: 'li' })).toBeTruthy();
    expect(screen.queryByText(/dashboard/)).toBeNull();
    upload.streams('result', analysis);
    upload.ends();

    const report = within(await screen.findByRole('article', { name: 'Analysis report' }));
    expect(address()).toBe('/first-look');
    expect(report.getByRole('heading', { level: 1, name: analysis.verdict })).toBeTruthy();
    expect(report.getByRole('meter', { name: 'Overall score' })).toBeTruthy();
    expect(report.getByRole('region', { name: 'Creative' })).toBeTruthy();
    const first = within(report.getByRole('region', { name: /^Do these first/ }));
    expect(first.getAllByRole('listitem').length).toBeGreaterThan(0);
    // The lower parts of a full report are missing here, and nothing links to them.
    expect(report.queryByRole('button', { name: 'See the finding' })).toBeNull();
    expect(report.queryByRole('button', { name: /Export|Share|Change/ })).toBeNull();
  });

  it('can be dropped anywhere on the page', async () => {
    renderApp('/');
    await screen.findByRole('button', { name: 'Choose a banner' });
    const dataTransfer = { files: [aPng()], types: ['Files'] };
    fireEvent.dragOver(document.body, { dataTransfer });
    expect(screen.getByText('Drop it here')).toBeTruthy();
    const drop = createEvent.drop(document.body, { dataTransfer });
    fireEvent(document.body, drop);
    expect(drop.defaultPrevented).toBe(true);
    expect(await screen.findByRole('heading', { name: 'Analyzing your ad...' })).toBeTruthy();
  });

  it('can be canceled during the upload', async () => {
    const { user } = await send();
    await user.click(screen.getByRole('button', { name: 'Cancel upload' }));
    expect(await screen.findByRole('button', { name: 'Choose a banner' })).toBeTruthy();
  });

  it.each([
    ['a video', aVideo(), FIRST_LOOK_TEXTS.videoNeedsAccount],
    ['a text file', new File(['not a picture'], 'notes.png', { type: 'image/png' }), TEXTS.fileUnsupported],
  ])('is rejected without an upload if it is %s, with alternatives', async (_what, file, text) => {
    const { user } = renderApp('/');
    await user.upload(await screen.findByLabelText('Banner to grade'), file);
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(text)).toBeTruthy();
    expect(FakeXhr.count).toBe(0);
    const account = notice.getByRole('link', { name: 'Create a free account' });
    expect(account.getAttribute('href')).toBe('/signup');
    const another = notice.getByRole('button', { name: 'Choose another banner' });
    expect(document.activeElement).toBe(another);
    await user.click(another);
    expect(screen.getByRole('button', { name: 'Choose a banner' })).toBeTruthy();
  });

  it('links to the kept report and to sign-up once the daily limit is used', async () => {
    api.use(kept(), readable());
    const { upload } = await send();
    upload.answers(429, refusalBody('too-many-requests', FIRST_LOOK_TEXTS.usedToday));
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(FIRST_LOOK_TEXTS.usedToday)).toBeTruthy();
    const report = await notice.findByRole('link', { name: 'See your report' });
    expect(report.getAttribute('href')).toBe('/first-look');
    expect(notice.getByRole('link', { name: 'Create a free account' })).toBeTruthy();
  });

  it.each([
    ['busy', 503, FIRST_LOOK_TEXTS.noSpareCapacity, FIRST_LOOK_TEXTS.noSpareCapacity],
    [
      'grading-failed',
      500,
      TEXTS.gradingFailed,
      'Your banner could not be graded. Try again, or try another file.',
    ],
  ])('can be sent again when refused as %s', async (code, status, told, shown) => {
    api.use(nothingKept());
    const { user, upload } = await send();
    upload.answers(status, refusalBody(code, told));
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(shown)).toBeTruthy();
    expect(notice.queryByText(/credit/)).toBeNull();
    await user.click(notice.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(FakeXhr.count).toBe(2));
  });

  it('is replaced by a link to Analyze, without the look of a drop zone, for a signed-in user', async () => {
    api.use(signedIn(aUser()));
    renderApp('/');
    const link = await screen.findByRole('link', { name: 'Go to Analyze' });
    expect(link.getAttribute('href')).toBe('/analyze');
    expect(link.parentElement!.className).not.toContain('border-dashed');
    expect(screen.queryByRole('button', { name: 'Choose a banner' })).toBeNull();
  });
});

describe('the first report page', () => {
  it('shows the report, its expiration, and a sign-up link that keeps it', async () => {
    api.use(kept(), readable());
    renderApp('/first-look');
    const panel = within(await screen.findByRole('region', { name: 'Keep this report' }));
    expect(panel.getByText(/Nov 24, 2026/).getAttribute('datetime')).toBe(KEPT_UNTIL);
    expect(panel.getByText(/Exports come with a paid package\.$/)).toBeTruthy();
    const href = panel.getByRole('link', { name: 'Create a free account' }).getAttribute('href');
    const { pathname, searchParams } = new URL(href ?? '', 'http://localhost');
    expect([pathname, searchParams.get('redirect')]).toEqual(['/signup', `/results?id=${analysisId}`]);
  });

  it('waits while the banner is being graded', async () => {
    let asked = 0;
    api.use(
      http.get('/_api/first-look', () => {
        asked += 1;
        return HttpResponse.json({ analysisId: asked > 1 ? analysisId : null, keptUntil: KEPT_UNTIL });
      }),
      readable(),
    );
    renderApp('/first-look');
    expect(await screen.findByText('Loading analysis')).toBeTruthy();
    expect(await screen.findByRole('article', { name: 'Analysis report' }, { timeout: 5000 })).toBeTruthy();
  });

  it('explains what to do when there is no report', async () => {
    api.use(nothingKept());
    renderApp('/first-look');
    expect(await screen.findByText(FIRST_LOOK_TEXTS.absent)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Grade a banner' }).getAttribute('href')).toBe('/');
  });

  it('sends a signed-in user to their dashboard', async () => {
    api.use(signedIn(aUser()));
    renderApp('/first-look');
    expect(await screen.findByRole('link', { name: 'Go to your dashboard' })).toBeTruthy();
  });
});
