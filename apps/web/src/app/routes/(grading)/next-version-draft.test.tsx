// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteFiles, readFile } from '../../../lib/grading/draft-file.ts';
import { nextVersionDraft, readPart, savePart } from '../../../lib/grading/draft-storage.ts';
import { anAnalysis } from '../../../testing/sample-analysis.ts';
import { aUser } from '../../testing/a-user.ts';
import { signedIn, startApi } from '../../testing/api.ts';
import { FakeXhr, fakeUploads } from '../../testing/fake-xhr.ts';
import { COPY, aPng, fillOrderForm, uploadCreative } from '../../testing/fill-order-form.ts';
import { logOut } from '../../testing/log-out.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
fakeUploads();
const mara = aUser();
const draft = nextVersionDraft(mara.email);
const FIRST = 'tidewell-sample-00001';
const OTHER = 'tidewell-sample-00002';
const first = anAnalysis({ analysisId: FIRST });

const report = (analysisId: string) => ({
  data: anAnalysis({ analysisId }),
  name: 'spring-tea',
  version: { number: 1, of: 1 },
  isOwner: true,
  isPublic: false,
  createdAt: '2026-11-20T10:00:00.000Z',
});
const browser = new IDBFactory();

beforeEach(() => {
  vi.stubGlobal('indexedDB', browser);
  api.use(
    signedIn(mara),
    http.get('/_api/analysis/get', ({ request }) =>
      HttpResponse.json(report(new URL(request.url).searchParams.get('analysisId') ?? '')),
    ),
  );
});
afterEach(async () => {
  cleanup();
  await deleteFiles(mara.email);
});

const copyField = () => screen.findByRole('textbox', { name: /Ad copy/ });
const picture = () => screen.findByRole('img', { name: 'Your creative, tea.png' });
const isBack = () => screen.findByText('Your draft is back');
const type = async (value: string) => fireEvent.change(await copyField(), { target: { value } });

/** Opens the form for a new version, as after a reload or in a new window. */
async function openVersionOf(id: string) {
  cleanup();
  const app = renderApp(`/analyze?versionOf=${id}`);
  await screen.findByRole('heading', { name: 'Grade a new version' });
  return app;
}

describe('the draft of a next version', () => {
  it('is separate from the draft of a new ad', async () => {
    const lay = renderApp('/analyze');
    await fillOrderForm(lay.user);
    await waitFor(async () => expect(await readFile(mara.email)).toBeTruthy());
    const { user } = await openVersionOf(FIRST);
    expect(await copyField()).toHaveProperty('value', first.adCopy);
    await type('The next version.');
    await user.click(screen.getByRole('link', { name: 'Grade a new ad instead' }));
    await picture();
    expect(await copyField()).toHaveProperty('value', ` ${COPY}\n`);
    await openVersionOf(FIRST);
    await isBack();
    expect(await copyField()).toHaveProperty('value', 'The next version.');
    expect(screen.queryByRole('img', { name: 'Your creative, tea.png' })).toBeNull();
  });

  it('does not get the file of another ad’s next version', async () => {
    const { user } = await openVersionOf(FIRST);
    await uploadCreative(user, aPng());
    await picture();
    await waitFor(async () => expect(await readFile(draft)).toBeTruthy());
    await openVersionOf(OTHER);
    await type('Another ad.');
    await openVersionOf(OTHER);
    await isBack();
    await screen.findByText('Drop your creative here');
    expect(await copyField()).toHaveProperty('value', 'Another ad.');
    expect(await readFile(draft)).toBeNull();
  });

  it.each([
    ['a new ad', undefined],
    ['a version of another ad', OTHER],
  ])('stays when %s has been graded in the meantime', async (_, versionOf) => {
    savePart(mara.email, 'sent', { key: 'key-1', of: 'an order', versionOf });
    await openVersionOf(FIRST);
    await type('The next version.');
    await waitFor(() => expect(FakeXhr.latest().path).toBe('/_api/analysis/grading?key=key-1'));
    FakeXhr.latest().streams('result', anAnalysis({ analysisId: 'graded-analysis-00001' }));
    await screen.findByText('Your last ad has been graded');
    await waitFor(() => expect(readPart(mara.email, 'sent')).toBeNull());
    expect(await copyField()).toHaveProperty('value', 'The next version.');
    expect(readPart(draft, 'words')).toMatchObject({ copy: 'The next version.' });
  });

  it('is removed when the version has been graded, although another page learns of it', async () => {
    await openVersionOf(FIRST);
    await type('The next version.');
    savePart(mara.email, 'sent', { key: 'key-2', of: 'an order', versionOf: FIRST });
    cleanup();
    renderApp('/analyze');
    await type('A new ad.');
    await waitFor(() => expect(FakeXhr.latest().path).toBe('/_api/analysis/grading?key=key-2'));
    FakeXhr.latest().streams('result', anAnalysis());
    await screen.findByText('Your last ad has been graded');
    await waitFor(() => expect(readPart(mara.email, 'sent')).toBeNull());
    expect(await copyField()).toHaveProperty('value', 'A new ad.');
    expect(readPart(draft, 'words')).toBeNull();
    expect(readPart(mara.email, 'words')).toMatchObject({ copy: 'A new ad.' });
  });

  it('returns to the copy of the earlier version on request', async () => {
    await openVersionOf(FIRST);
    await type('The next version.');
    const { user } = await openVersionOf(FIRST);
    await user.click(await screen.findByRole('button', { name: 'Start over' }));
    expect(await copyField()).toHaveProperty('value', first.adCopy);
  });

  it('is removed on logout', async () => {
    const { user } = await openVersionOf(FIRST);
    await uploadCreative(user, aPng());
    await picture();
    await waitFor(async () => expect(await readFile(draft)).toBeTruthy());
    await logOut(api, user);
    await waitFor(async () => expect(await readFile(draft)).toBeNull());
    expect(readPart(draft, 'words')).toBeNull();
  });
});
