// @vitest-environment jsdom
import { FIRST_LOOK_TEXTS } from '@adjudge/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteFiles, saveDraftFile, readFile } from '../../../lib/grading/draft-file.ts';
import { clearDrafts, savePart, readPart } from '../../../lib/grading/draft-storage.ts';
import { refreshSession } from '../../../lib/session/session.ts';
import { anAnalysis } from '../../../testing/sample-analysis.ts';
import { anAccount } from '../../testing/an-account.ts';
import { aUser } from '../../testing/a-user.ts';
import { apiError, signedIn, startApi, visitor } from '../../testing/api.ts';
import { FakeXhr, fakeUploads } from '../../testing/fake-xhr.ts';
import { COPY, aPng, fillOrderForm, uploadCreative } from '../../testing/fill-order-form.ts';
import { logOut } from '../../testing/log-out.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
fakeUploads();
const OTTO = 'otto@example.com';
const mara = aUser();
const NOTHING = { file: null, words: null, sent: null };

const browser = new IDBFactory();

beforeEach(() => {
  vi.stubGlobal('indexedDB', browser);
  api.use(
    signedIn(mara),
    http.post('/_api/analysis/save', () => HttpResponse.json({ analysisId: anAnalysis().analysisId })),
  );
});
afterEach(async () => {
  cleanup();
  for (const email of [mara.email, OTTO]) {
    clearDrafts(email);
    await deleteFiles(email);
  }
});

const kept = async (owner = mara.email) => ({
  file: await readFile(owner),
  words: readPart(owner, 'words'),
  sent: readPart(owner, 'sent'),
});
const copyField = () => screen.findByRole('textbox', { name: 'Ad copy' });
const picture = () => screen.findByRole('img', { name: 'Your creative, tea.png' });
const isBack = () => screen.findByText('Your draft is back');

/** Opens the page again, as after a reload or in a new window. */
function openAgain(address = '/analyze') {
  cleanup();
  return renderApp(address);
}

async function lay() {
  const app = renderApp('/analyze');
  await fillOrderForm(app.user);
  await waitFor(async () => {
    const { file, words } = await kept();
    expect(file?.name).toBe('tea.png');
    expect(words).toMatchObject({ copy: ` ${COPY}\n` });
  });
  return app;
}

describe('a draft on the Analyze page', () => {
  it('is restored after a reload with its details and analysis type', async () => {
    const { user } = await lay();
    await user.click(screen.getByRole('button', { name: 'Details (optional)' }));
    await user.type(screen.getByRole('textbox', { name: 'Brand' }), 'Tarnwell');
    await user.click(screen.getByRole('tab', { name: 'Creative-Only Analysis' }));
    // Closed right after the last keystroke.
    const again = openAgain();
    await isBack();
    await picture();
    expect(screen.getByRole('button', { name: 'Analyze Creative' })).toBeTruthy();
    await again.user.click(screen.getByRole('button', { name: 'Details (optional)' }));
    expect(screen.getByRole('textbox', { name: 'Brand' })).toHaveProperty('value', 'Tarnwell');
    await again.user.click(screen.getByRole('tab', { name: 'Ad Copy + Creative Analysis' }));
    expect(await copyField()).toHaveProperty('value', ` ${COPY}\n`);
  });

  it('is sent as restored and cleared once it is graded', async () => {
    await lay();
    const { user } = openAgain();
    await isBack();
    await user.click(screen.getByRole('button', { name: 'Analyze Now' }));
    const upload = FakeXhr.latest();
    expect(upload.form.get('adCopy')).toBe(COPY);
    expect(upload.form.get('creativeFile')).toHaveProperty('name', 'tea.png');
    upload.streams('result', anAnalysis());
    await screen.findByRole('article', { name: 'Analysis report' });
    expect(await kept()).toEqual(NOTHING);
    openAgain();
    await screen.findByText('Drop your creative here');
    expect(await copyField()).toHaveProperty('value', '');
  });

  it('survives an expired session, but only for the same user', async () => {
    const { queryClient, address } = await lay();
    api.use(visitor());
    await act(() => refreshSession(queryClient));
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Fanalyze'));
    api.use(signedIn(aUser({ email: OTTO })));
    openAgain();
    await screen.findByText('Drop your creative here');
    expect(await copyField()).toHaveProperty('value', '');
    expect(screen.queryByText('Your draft is back')).toBeNull();
    api.use(signedIn(mara));
    openAgain();
    await isBack();
    await picture();
    expect(await copyField()).toHaveProperty('value', ` ${COPY}\n`);
  });

  it('disappears from the page when another user signs in', async () => {
    const { queryClient } = await lay();
    api.use(signedIn(aUser({ email: OTTO })));
    await act(() => refreshSession(queryClient));
    await screen.findByText('Drop your creative here');
    expect(await copyField()).toHaveProperty('value', '');
    expect(await kept(OTTO)).toEqual(NOTHING);
  });

  it('can be removed entirely, or only its file', async () => {
    await lay();
    const { user } = openAgain();
    await isBack();
    await picture();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect((await kept()).file).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await copyField()).toHaveProperty('value', '');
    expect(screen.queryByText('Your draft is back')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await waitFor(async () => expect(await kept()).toEqual(NOTHING));
  });

  it('does not overwrite what was entered before it loaded', async () => {
    await kept();
    await saveDraftFile(mara.email, aPng('old.png'));
    const { user } = renderApp('/analyze');
    fireEvent.change(await copyField(), { target: { value: 'new' } });
    await uploadCreative(user, aPng());
    await picture();
    expect(await copyField()).toHaveProperty('value', 'new');
  });

  it('is discarded if an older release stored it in another format', async () => {
    await kept();
    savePart(mara.email, 'words', { text: 'old' });
    await saveDraftFile(mara.email, new File(['<svg/>'], 'ad.png', { type: 'image/png' }));
    renderApp('/analyze');
    expect(await copyField()).toHaveProperty('value', '');
    await waitFor(async () => expect((await kept()).file).toBeNull());
    expect(screen.queryByText('Your draft is back')).toBeNull();
  });

  it('is not needed for grading if the browser cannot store it', async () => {
    Reflect.deleteProperty(globalThis, 'indexedDB');
    const { user } = renderApp('/analyze');
    await fillOrderForm(user);
    await user.click(screen.getByRole('button', { name: 'Analyze Now' }));
    FakeXhr.latest().streams('result', anAnalysis());
    await screen.findByRole('article', { name: 'Analysis report' });
    expect(screen.queryByText('Your draft is back')).toBeNull();
  });
});

describe('a grading whose page was closed', () => {
  async function sent() {
    const app = await lay();
    await app.user.click(screen.getByRole('button', { name: 'Analyze Now' }));
    await screen.findByRole('heading', { name: 'Analyzing your ad...' });
    const upload = FakeXhr.latest();
    upload.streams('progress', { step: 'decoding', ahead: 0 });
    return { ...app, upload };
  }
  /** A reload closes a page without cleanup, unlike navigating to another page. So restore the flag that the cleanup clears. */
  async function reload() {
    const { upload } = await sent();
    const shown = sessionStorage.getItem('grading-shown') ?? '';
    const app = openAgain('/faq');
    cleanup();
    sessionStorage.setItem('grading-shown', shown);
    return { ...app, ...openAgain(), key: upload.key };
  }
  const asked = async (key: string | null) => {
    await waitFor(() => expect(FakeXhr.latest().path).toBe(`/_api/analysis/grading?key=${key}`));
    return FakeXhr.latest();
  };

  it('resumes its progress after a reload and opens the report', async () => {
    const { key, address } = await reload();
    const followed = await asked(key);
    followed.streams('progress', { step: 'mapping-attention', ahead: 0 });
    expect(await screen.findByText('Mapping attention', { selector: 'li' })).toBeTruthy();
    await picture();
    followed.streams('result', anAnalysis());
    await screen.findByRole('article', { name: 'Analysis report' });
    expect(address()).toBe(`/results?id=${anAnalysis().analysisId}`);
    expect(await kept()).toEqual(NOTHING);
  });

  it('opens the report if grading finished during the reload', async () => {
    const { key } = await reload();
    (await asked(key)).streams('result', anAnalysis());
    expect(await screen.findByRole('article', { name: 'Analysis report' })).toBeTruthy();
  });

  it('is announced with a link if it finished while the user was away, and the form is empty', async () => {
    const { upload } = await sent();
    const { address } = openAgain();
    (await asked(upload.key)).streams('result', anAnalysis());
    await screen.findByText('Your last ad has been graded');
    expect(screen.getByRole('link', { name: 'Open the report' }).getAttribute('href')).toBe(
      `/results?id=${anAnalysis().analysisId}`,
    );
    await screen.findByText('Drop your creative here');
    expect(address()).toBe('/analyze');
    await waitFor(async () => expect(await kept()).toMatchObject({ file: null, sent: null }));
    expect(await copyField()).toHaveProperty('value', '');
  });

  it('restores the draft with the same key if the server never received it', async () => {
    const { key, user } = await reload();
    const text = 'There is no grading with this key.';
    (await asked(key)).answers(404, { error: text, message: text, code: 'absent', requestId: 'r' });
    await isBack();
    await picture();
    await user.click(screen.getByRole('button', { name: 'Analyze Now' }));
    expect(FakeXhr.latest()).toMatchObject({ key, path: '/_api/analysis/ai-analyze' });
  });
});

describe('leaving the account', () => {
  it('removes the draft from the browser on logout', async () => {
    const { user } = await lay();
    await logOut(api, user);
    await waitFor(async () => expect(await kept()).toEqual(NOTHING));
  });

  it('removes the draft when the account is deleted', async () => {
    savePart(mara.email, 'words', 'copy');
    api.use(
      ...anAccount(),
      http.post('/_api/account/delete', () => HttpResponse.json({ success: true })),
    );
    const { user } = openAgain('/account?tab=danger');
    await user.click(await screen.findByRole('button', { name: 'Delete My Account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await user.type(dialog.getByLabelText('Password'), 'correct horse battery');
    await user.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE{Enter}');
    await screen.findByRole('link', { name: 'Login' });
    await waitFor(async () => expect(await kept()).toEqual(NOTHING));
  });
});

describe('a banner refused on the home page', () => {
  it('is on the Analyze page after sign-up', async () => {
    api.use(
      visitor(),
      http.get('/_api/first-look', () => apiError('absent', FIRST_LOOK_TEXTS.absent)),
    );
    const { user } = renderApp('/');
    await user.upload(await screen.findByLabelText('Banner to grade'), aPng());
    await waitFor(() => expect(FakeXhr.count).toBe(1));
    const text = FIRST_LOOK_TEXTS.usedToday;
    FakeXhr.latest().answers(429, { error: text, message: text, code: 'too-many-requests', requestId: 'r' });
    await screen.findByRole('link', { name: 'Create a free account' });
    api.use(signedIn(mara));
    openAgain();
    await picture();
    await isBack();
  });
});
