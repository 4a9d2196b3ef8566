// @vitest-environment jsdom
import { ADMIN_TEXTS, type AdminUser, type PublicReport } from '@adjudge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { aListedAnalysis } from '../../testing/a-list.ts';
import { aUser } from '../../testing/a-user.ts';
import { apiError, signedIn, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
beforeEach(() => api.use(signedIn(aUser({ role: 'admin', email: 'admin@example.com' }))));

const anAccount = (overrides: Partial<AdminUser> = {}): AdminUser => ({
  id: '6f3a3c1e-6d4a-4a8e-9a34-0f3f7a1d2b10',
  email: 'ben@example.com',
  emailVerified: true,
  displayName: 'Ben Reader',
  role: 'user',
  status: 'active',
  currentPlan: 'Free Trial',
  credits: { banner: 3, video: 2 },
  joinedAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: null,
  ...overrides,
});

const accounts = (users: readonly AdminUser[], totalCount = users.length) =>
  http.get('/_api/admin/users', () => HttpResponse.json({ users, totalCount }));

/** Answers a call and collects the request bodies. */
function taking(path: string, answer: object = { success: true }) {
  const sent: unknown[] = [];
  api.use(
    http.post(path, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(answer);
    }),
  );
  return sent;
}

describe('the admin page', () => {
  it('denies access to a regular user and shows their role', async () => {
    api.use(signedIn(aUser()));
    renderApp('/admin');
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(screen.getByText(/needs the admin privilege. Your current role is user/)).toBeTruthy();
  });

  it('is listed in the account menu of an admin', async () => {
    const { user } = renderApp('/contact');
    await user.click(await screen.findByRole('button', { name: /My Account/ }));
    const entry = await screen.findByRole('menuitem', { name: 'Admin' });
    expect(entry.getAttribute('href')).toBe('/admin');
  });

  it('is not listed in the account menu of a regular user', async () => {
    api.use(signedIn(aUser()));
    const { user } = renderApp('/contact');
    await user.click(await screen.findByRole('button', { name: /My Account/ }));
    expect(await screen.findByRole('menuitem', { name: 'Log out' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Admin' })).toBeNull();
  });
});

describe('the accounts tab', () => {
  it('shows a loading state', async () => {
    api.use(http.get('/_api/admin/users', () => delay('infinite')));
    renderApp('/admin');
    expect(await screen.findByText('The accounts are loading')).toBeTruthy();
  });

  it('shows an error when loading fails, retries on request, and shows an empty state', async () => {
    api.use(http.get('/_api/admin/users', () => apiError('denied', ADMIN_TEXTS.denied)));
    const { user } = renderApp('/admin?search=nobody');
    expect(await screen.findByText(/The accounts could not be loaded/)).toBeTruthy();
    api.use(accounts([]));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'No accounts found' })).toBeTruthy();
  });

  it('keeps its rows when they cannot be loaded again, and says so', async () => {
    api.use(accounts([anAccount()]));
    const { user, queryClient } = renderApp('/admin');
    expect(await screen.findByText('Ben Reader')).toBeTruthy();
    api.use(http.get('/_api/admin/users', () => apiError('internal', 'Something went wrong.')));
    void queryClient.invalidateQueries({ queryKey: ['admin'] });
    expect(await screen.findByText(/What you see may be out of date/)).toBeTruthy();
    expect(screen.getByText('Ben Reader')).toBeTruthy();
    api.use(accounts([anAccount()]));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByText(/What you see may be out of date/)).toBeNull());
  });

  it('does not call a search empty before its answer is known', async () => {
    api.use(accounts([]));
    const { user } = renderApp('/admin?search=zoe');
    expect(await screen.findByText('No accounts found')).toBeTruthy();
    api.use(http.get('/_api/admin/users', () => delay('infinite')));
    await user.clear(screen.getByRole('searchbox', { name: 'Search by name or email' }));
    expect(await screen.findByText('The accounts are loading')).toBeTruthy();
  });

  it('is shown for an address without a tab of that name or a usable page', async () => {
    api.use(accounts([anAccount()]));
    renderApp('/admin?tab=x&page=0&state=x');
    expect(await screen.findByRole('button', { name: 'Suspend ben@example.com' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Users' }).ariaSelected).toBe('true');
  });

  it('keeps search and page in the URL', async () => {
    const asked: string[] = [];
    api.use(
      http.get('/_api/admin/users', ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ users: [anAccount()], totalCount: 60 });
      }),
    );
    const { user, address } = renderApp('/admin');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(address()).toBe('/admin?page=2'));
    await user.type(screen.getByRole('searchbox'), 'ben');
    await waitFor(() => expect(address()).toBe('/admin?search=ben'));
    await waitFor(() => expect(asked.at(-1)).toBe('?page=1&search=ben'));
  });

  it('leads from a page that no longer exists to the last one', async () => {
    api.use(
      http.get('/_api/admin/users', ({ request }) => {
        const first = new URL(request.url).searchParams.get('page') === '1';
        return HttpResponse.json({ users: first ? [anAccount()] : [], totalCount: 25 });
      }),
    );
    const { user, address } = renderApp('/admin?page=2');
    await user.click(await screen.findByRole('button', { name: 'Go to the last page' }));
    expect(await screen.findByRole('button', { name: 'Suspend ben@example.com' })).toBeTruthy();
    expect(address()).toBe('/admin');
  });

  it('confirms before suspending an account and shows a refusal in the dialog', async () => {
    api.use(
      accounts([anAccount()]),
      http.post('/_api/admin/users/status', () => apiError('conflict', ADMIN_TEXTS.lastAdmin)),
    );
    const { user } = renderApp('/admin');
    await user.click(await screen.findByRole('button', { name: 'Suspend ben@example.com' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Suspend ben@example.com?' }));
    expect(dialog.getByText(/signed out everywhere.*public reports are hidden/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Suspend account' }));
    expect(await dialog.findByText(ADMIN_TEXTS.lastAdmin)).toBeTruthy();

    const sent = taking('/_api/admin/users/status');
    api.use(accounts([anAccount({ status: 'suspended' })]));
    await user.click(dialog.getByRole('button', { name: 'Suspend account' }));
    expect(await screen.findByRole('button', { name: 'Reopen ben@example.com' })).toBeTruthy();
    expect(sent).toEqual([{ userId: anAccount().id, status: 'suspended' }]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('offers no Suspend button for the admin’s own account', async () => {
    api.use(accounts([anAccount({ email: 'admin@example.com', role: 'admin' })]));
    renderApp('/admin');
    expect(await screen.findByRole('button', { name: 'Credits of admin@example.com' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Suspend/ })).toBeNull();
  });

  it('changes credits, and reuses the grant id when a failed change is retried', async () => {
    api.use(accounts([anAccount()]));
    const { user } = renderApp('/admin');
    await user.click(await screen.findByRole('button', { name: 'Credits of ben@example.com' }));
    const amount = await screen.findByRole('spinbutton', { name: 'How many' });
    await user.clear(amount);
    await user.click(screen.getByRole('button', { name: 'Change credits' }));
    expect(await screen.findByText(ADMIN_TEXTS.creditsWhole)).toBeTruthy();
    await user.type(amount, '-2');
    const tries: { grantId: string }[] = [];
    api.use(
      http.post('/_api/admin/users/credits', async ({ request }) => {
        tries.push((await request.json()) as { grantId: string });
        return tries.length === 1
          ? apiError('internal', 'It is not known whether that went through.')
          : HttpResponse.json({ credits: { banner: 1, video: 2 } });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Change credits' }));
    expect(await screen.findByText('It is not known whether that went through.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change credits' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tries[0]).toMatchObject({ userId: anAccount().id, kind: 'banner', amount: -2 });
    expect(tries[0]?.grantId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(tries[1]).toEqual(tries[0]);
  });
});

describe('the public reports tab', () => {
  const report: PublicReport = {
    ...aListedAnalysis({ isPublic: true }),
    owner: { id: anAccount().id, email: 'ben@example.com', displayName: 'Ben', status: 'suspended' },
  };

  it.each([
    ['Make private', 'Make this report private?', 'Make private', '/_api/admin/analysis/make-private'],
    ['Delete', 'Delete this report?', 'Delete report', '/_api/admin/analysis/delete'],
  ])('asks for confirmation before “%s”', async (button, question, confirm, path) => {
    api.use(
      http.get('/_api/admin/public-reports', () => HttpResponse.json({ reports: [report], totalCount: 1 })),
    );
    const sent = taking(path);
    const { user } = renderApp('/admin?tab=reports');
    expect(await screen.findByText('suspended, so hidden')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: button }));
    const dialog = within(await screen.findByRole('alertdialog', { name: question }));
    expect(dialog.getByText(/It belongs to ben@example.com/)).toBeTruthy();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: confirm }));
    await waitFor(() => expect(sent).toEqual([{ analysisId: report.publicId }]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});

it('the messages tab shows each message as plain text and marks it as handled', async () => {
  const message = {
    id: anAccount().id,
    name: 'Ben',
    email: 'ben@example.com',
    subject: 'A question & <b>more</b>',
    message: 'First line\nSecond line',
    fromAccount: true,
    createdAt: '2026-11-20T10:00:00.000Z',
    mailedAt: null,
    handledAt: null,
  };
  api.use(http.get('/_api/admin/messages', () => HttpResponse.json({ messages: [message], totalCount: 1 })));
  const sent = taking('/_api/admin/messages/handled');
  const { user } = renderApp('/admin?tab=messages');
  expect(await screen.findByRole('heading', { name: /A question & <b>more<\/b>/ })).toBeTruthy();
  expect(screen.getByText('waits to be mailed')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Mark as handled' }));
  await waitFor(() => expect(sent).toEqual([{ messageId: message.id, handled: true }]));
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Messages' }));
});

it('the queue and the audit log open from their tabs', async () => {
  api.use(
    accounts([]),
    http.get('/_api/admin/queue', () =>
      HttpResponse.json({
        jobs: { waiting: 4, active: 2, completed: 9, failed: 1 },
        oldestWaitingSince: '2026-11-20T10:00:00.000Z',
        mostUnfinished: 32,
        gradersAll: 2,
        graders: 'ready',
      }),
    ),
    http.get('/_api/admin/audit-log', () =>
      HttpResponse.json({
        entries: [
          {
            id: 7,
            at: '2026-11-20T10:00:00.000Z',
            actor: null,
            action: 'user.credits',
            subject: 'user:1',
            details: { amount: 5, kind: 'banner' },
          },
        ],
        totalCount: 1,
      }),
    ),
  );
  const { user, address } = renderApp('/admin');
  await user.click(await screen.findByRole('tab', { name: 'Queue' }));
  const figures = await screen.findAllByRole('definition');
  expect(figures.map((figure) => figure.textContent)).toEqual(['4', '2', '9', '1']);
  expect(screen.getByText('ready').parentElement!.textContent).toBe(
    '2 graders on all servers. On this server: ready',
  );
  await user.click(screen.getByRole('tab', { name: 'Audit log' }));
  expect(await screen.findByText('amount: 5, kind: banner')).toBeTruthy();
  expect(address()).toBe('/admin?tab=audit');
});
