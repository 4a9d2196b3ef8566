// @vitest-environment jsdom
import { BULK_TEXTS, type BulkManifest, TEXTS } from '@adjudge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { RUN_ID, aRun, anItem, runListHandler, runHandler } from '../../testing/a-run.ts';
import { aUser } from '../../testing/a-user.ts';
import { apiError, signedIn, startApi } from '../../testing/api.ts';
import { aPng, aVideo } from '../../testing/fill-order-form.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
const ENTERPRISE = aUser({
  isPaidUser: true,
  currentPlan: 'Enterprise',
  usageRemaining: { banner: 500, video: 1 },
});
const member = (user = ENTERPRISE) => api.use(signedIn(user), runListHandler());
const NO_FINDINGS: BulkManifest = { copies: [], hints: [], problems: [], notes: [] };

type Opened = ReturnType<typeof renderApp>;
const choose = async ({ user }: Opened, files: File[]): Promise<void> =>
  user.upload(await screen.findByLabelText('Creative files'), files);
const chosen = () =>
  within(screen.getByRole('list', { name: 'Chosen creatives' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const csv = (text = 'file,body\n') => new File([text], 'campaign.csv', { type: 'text/csv' });
const submit = ({ user }: Opened, name: RegExp | string) => user.click(screen.getByRole('button', { name }));

const focused = () => document.activeElement;

/** Accepts runs and files as the server does, and records the calls. */
function takesRuns(refuse: (item: number) => Response | null = () => null) {
  const asked: string[] = [];
  let items = 0;
  api.use(
    http.post('/_api/bulk/create', async ({ request }) => {
      asked.push(`create ${JSON.stringify(await request.json())}`);
      return HttpResponse.json({ runId: RUN_ID });
    }),
    http.post('/_api/bulk/item', ({ request }) => {
      asked.push(`item ${new URL(request.url).searchParams.get('runId')}`);
      items += 1;
      return refuse(items) ?? HttpResponse.json({ item: anItem(items, 'waiting') });
    }),
    http.post('/_api/bulk/start', async ({ request }) => {
      asked.push(`start ${JSON.stringify(await request.json())}`);
      return HttpResponse.json({ success: true });
    }),
    runHandler(aRun('grading', [anItem(1, 'grading'), anItem(2, 'waiting')])),
  );
  return asked;
}

/** Sends three files, the second of which the server refuses. */
async function sendThreeOneRefused() {
  member();
  const asked = takesRuns((item) => (item === 2 ? apiError('wrong-type', TEXTS.fileType) : null));
  const opened = renderApp('/bulk');
  await choose(opened, [aPng('a.png'), aPng('b.png'), aPng('c.png')]);
  await waitFor(() => expect(chosen()).toHaveLength(3));
  await submit(opened, 'Grade 3 creatives');
  expect(await screen.findByText('1 creative could not be uploaded')).toBeTruthy();
  return { asked, opened };
}

describe('bulk analysis without the Enterprise package', () => {
  it('is explained to a visitor with links to pricing and sign-in', async () => {
    renderApp('/bulk');
    expect(await screen.findByRole('heading', { name: 'Grade a whole campaign in one go' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See pricing' }).getAttribute('href')).toBe('/pricing');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?redirect=%2Fbulk');
  });

  it('is explained to a member and not listed in their menu', async () => {
    member(aUser({ isPaidUser: true, currentPlan: 'Combined Package' }));
    const { user } = renderApp('/bulk');
    expect(await screen.findByText('Bulk analysis comes with the Enterprise package.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Get Enterprise' }).getAttribute('href')).toBe(
      '/checkout/enterprise',
    );
    await user.click(await screen.findByRole('button', { name: /My Account/ }));
    await screen.findByRole('menuitem', { name: 'Dashboard' });
    expect(screen.queryByRole('menuitem', { name: 'Bulk Analysis' })).toBeNull();
  });
});

describe('creating a bulk run', () => {
  it('is offered at an address that names no run', async () => {
    member();
    renderApp('/bulk?run=x');
    expect(await screen.findByLabelText('Creative files')).toBeTruthy();
  });

  it('is linked from the account menu and the dashboard', async () => {
    member();
    const { user, address } = renderApp('/dashboard');
    expect((await screen.findByRole('link', { name: 'Bulk Analysis' })).getAttribute('href')).toBe('/bulk');
    await user.click(await screen.findByRole('button', { name: /My Account/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Bulk Analysis' }));
    await waitFor(() => expect(address()).toBe('/bulk'));
  });

  it('shows what is wrong with each file and sends nothing until it is fixed', async () => {
    member();
    const asked = takesRuns();
    const opened = renderApp('/bulk');
    await screen.findByLabelText('Creative files');
    await submit(opened, 'Grade creatives');
    expect(await screen.findByText('Choose at least one creative.')).toBeTruthy();
    const large = aVideo('large.mp4', 6 * 1024 * 1024 + 1);
    const notes = new File(['notes'], 'notes.png', { type: 'image/png' });
    await choose(opened, [aPng('tea.png'), aPng('TEA.png'), notes, large]);
    await waitFor(() => expect(chosen()).toHaveLength(4));
    // Files that cannot be sent are listed first.
    const [twice, unknown, tooLarge, fine] = chosen();
    expect(fine).toBe('tea.pngBanner, 16 B');
    expect(twice).toContain(BULK_TEXTS.duplicate);
    expect(unknown).toContain(TEXTS.fileUnsupported);
    expect(tooLarge).toContain(TEXTS.tooLarge);
    await submit(opened, 'Grade 1 creative');
    expect(await screen.findByText('Remove the files that cannot be graded, or choose others.')).toBeTruthy();
    expect(asked).toEqual([]);
    expect(screen.getByText('4 chosen, 3 cannot be graded')).toBeTruthy();
    await submit(opened, 'Remove TEA.png');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Remove notes.png' }));
    await submit(opened, 'Remove these 2');
    expect(chosen()).toHaveLength(1);
    expect(focused()).toBe(screen.getByRole('button', { name: 'Grade 1 creative' }));
    await submit(opened, 'Grade 1 creative');
    await waitFor(() => expect(asked).toHaveLength(3));
  });

  it('creates the run, uploads every file, starts it, and shows it', async () => {
    member();
    const asked = takesRuns();
    const opened = renderApp('/bulk');
    await choose(opened, [aPng('a.png'), aPng('b.png'), aVideo('c.mp4')]);
    await waitFor(() => expect(chosen()).toHaveLength(3));
    const name = screen.getByRole('textbox', { name: 'Name of the run' });
    await opened.user.clear(name);
    await opened.user.type(name, 'Spring');
    await submit(opened, 'Grade 3 creatives');
    await waitFor(() => expect(opened.address()).toBe(`/bulk?run=${RUN_ID}`));
    expect(asked).toEqual([
      'create {"name":"Spring","adCopy":""}',
      ...Array<string>(3).fill(`item ${RUN_ID}`),
      `start {"runId":"${RUN_ID}"}`,
    ]);
    expect(await screen.findByText('0 of 2 graded')).toBeTruthy();
  });

  it('shows validation errors next to the fields', async () => {
    member();
    const opened = renderApp('/bulk');
    await choose(opened, [aPng()]);
    await opened.user.clear(screen.getByRole('textbox', { name: 'Name of the run' }));
    await opened.user.type(screen.getByRole('textbox', { name: /Ad copy for all/ }), 'short');
    await submit(opened, /^Grade/);
    expect(await screen.findByText(BULK_TEXTS.nameRequired)).toBeTruthy();
    expect(screen.getByText(TEXTS.copyShort)).toBeTruthy();
  });

  it('does not start when a file is refused, and grades the others on request', async () => {
    const { asked, opened } = await sendThreeOneRefused();
    expect(chosen().filter((row) => row.includes(TEXTS.fileType))).toHaveLength(1);
    expect(asked.filter((one) => one.startsWith('start'))).toEqual([]);
    await submit(opened, 'Grade the other 2');
    await waitFor(() => expect(opened.address()).toBe(`/bulk?run=${RUN_ID}`));
    expect(asked.filter((one) => one.startsWith('item'))).toHaveLength(3);
  });

  it('no longer mentions a refused file that was removed', async () => {
    const { asked, opened } = await sendThreeOneRefused();
    await submit(opened, /^Remove [abc]\.png$/);
    expect(screen.queryByText('1 creative could not be uploaded')).toBeNull();
    await submit(opened, 'Grade 2 creatives');
    await waitFor(() => expect(opened.address()).toBe(`/bulk?run=${RUN_ID}`));
    expect(asked.filter((one) => one.startsWith('item'))).toHaveLength(3);
  });

  it('keeps the chosen files when the run cannot be created', async () => {
    member();
    api.use(http.post('/_api/bulk/create', () => apiError('conflict', BULK_TEXTS.tooManyRuns)));
    const opened = renderApp('/bulk');
    await choose(opened, [aPng('a.png')]);
    await submit(opened, 'Grade 1 creative');
    expect(await screen.findByText(new RegExp(BULK_TEXTS.tooManyRuns))).toBeTruthy();
    expect(chosen()).toHaveLength(1);
  });

  it('says what the run uses, and warns when there are fewer gradings left than creatives', async () => {
    member();
    const opened = renderApp('/bulk');
    await choose(opened, [aPng('0.png')]);
    expect(await screen.findByText('This run uses 1 of 500 banner gradings')).toBeTruthy();
    expect(screen.queryByText(/video gradings/)).toBeNull();
    await choose(opened, [aVideo('a.mp4'), aVideo('b.mp4'), aPng()]);
    expect(await screen.findByText(/You have fewer video gradings left than creatives/)).toBeTruthy();
    expect(screen.getByText('This run uses 1 of 1 video gradings')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Get more gradings' }).getAttribute('href')).toBe('/pricing');
  });
});

describe('the bulk manifest', () => {
  const checks = (found: BulkManifest | ((names: string[]) => BulkManifest)) =>
    api.use(
      http.post('/_api/bulk/manifest', async ({ request }) => {
        const { fileNames } = (await request.json()) as { fileNames: string[] };
        return HttpResponse.json(typeof found === 'function' ? found(fileNames) : found);
      }),
    );

  it('assigns copy to each creative and is checked again when a file is added', async () => {
    member();
    const adCopy = 'A quiet cup, whenever the tide is out.';
    checks((names) => ({ ...NO_FINDINGS, copies: names.map((fileName) => ({ fileName, adCopy })) }));
    const opened = renderApp('/bulk');
    await choose(opened, [
      aPng('a.png'),
      new File(['not a table'], 'notes.txt', { type: 'text/plain' }),
      csv(),
    ]);
    expect(await screen.findByText('campaign.csv')).toBeTruthy();
    expect(await screen.findByText('Creatives with their own copy: 1')).toBeTruthy();
    expect(chosen()[0]).toContain(adCopy);
    await choose(opened, [aPng('b.png')]);
    expect(await screen.findByText('Creatives with their own copy: 2')).toBeTruthy();
  });

  it('lists errors by row and blocks the run until it is fixed or removed', async () => {
    member();
    const asked = takesRuns();
    checks({
      ...NO_FINDINGS,
      problems: [{ row: 3, text: TEXTS.copyShort }],
      notes: [{ row: 5, text: '“x.png” is not one of the files you chose.' }],
    });
    const opened = renderApp('/bulk');
    await choose(opened, [aPng('a.png')]);
    await opened.user.upload(screen.getByLabelText('CSV manifest'), csv());
    const fault = (await screen.findByText('Fix 1 row')).closest('[role=alert]');
    expect(fault?.textContent).toContain(`Row 3: ${TEXTS.copyShort}`);
    expect(screen.getByText(/“x.png” is not one of the files/).textContent).toContain('Row 5: ');
    await submit(opened, 'Grade 1 creative');
    expect(await screen.findByText('Fix the manifest, or remove it.')).toBeTruthy();
    expect(asked).toEqual([]);
    await submit(opened, 'Remove the manifest');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Choose a CSV file' }));
    await submit(opened, 'Grade 1 creative');
    await waitFor(() => expect(asked).toHaveLength(3));
  });

  it('shows uploaded creatives with the copy that they were sent with', async () => {
    member();
    takesRuns((item) => (item === 2 ? apiError('wrong-type', TEXTS.fileType) : null));
    const copied = (adCopy: string) =>
      checks((names) => ({ ...NO_FINDINGS, copies: names.map((fileName) => ({ fileName, adCopy })) }));
    copied('The first copy.');
    const opened = renderApp('/bulk');
    await choose(opened, [aPng('a.png'), aPng('b.png'), csv()]);
    await screen.findByText('Creatives with their own copy: 2');
    expect(screen.queryByText(/^What is uploaded keeps/)).toBeNull();
    await submit(opened, 'Grade 2 creatives');
    await screen.findByText('1 creative could not be uploaded');
    copied('The second copy.');
    await opened.user.upload(screen.getByLabelText('CSV manifest'), csv('file,body\na.png,Corrected\n'));
    await waitFor(() => expect(chosen().join()).toContain('The second copy.'));
    const uploaded = chosen().filter((row) => row.includes(', uploaded'));
    expect(uploaded).toHaveLength(1);
    expect(uploaded[0]).toContain('“The first copy.”');
    expect(
      screen.getByText('What is uploaded keeps the copy and the details it was sent with.'),
    ).toBeTruthy();
  });

  it('delays the run only until the manifest has been checked', async () => {
    member();
    const asked = takesRuns();
    const gate = Promise.withResolvers<void>();
    api.use(
      http.post('/_api/bulk/manifest', async () => {
        await gate.promise;
        return HttpResponse.json(NO_FINDINGS);
      }),
    );
    const opened = renderApp('/bulk');
    await choose(opened, [aPng('a.png')]);
    await opened.user.upload(screen.getByLabelText('CSV manifest'), csv());
    await screen.findByText('campaign.csv');
    await submit(opened, 'Grade 1 creative');
    expect(asked).toEqual([]);
    expect(screen.queryByText('Fix the manifest, or remove it.')).toBeNull();
    gate.resolve();
    await waitFor(() => expect(asked).toHaveLength(3));
  });
});
