// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession, account, anAccount, openSessions, someDetails } from '../../testing/an-account.ts';
import { apiError, startApi, visitor } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
beforeEach(() => api.use(...anAccount()));

type User = ReturnType<typeof renderApp>['user'];
const done = () => HttpResponse.json({ success: true });

describe('changing the password', () => {
  const PATH = '/_api/account/change-password';
  const passwordForm = async (name = 'Change Password') => within(await screen.findByRole('form', { name }));

  async function fillIn(user: User, [current, next, confirmed]: readonly [string, string, string]) {
    const form = await passwordForm();
    const typed = { 'Current Password': current, 'New Password': next, 'Confirm New Password': confirmed };
    for (const [label, text] of Object.entries(typed)) {
      if (text) await user.type(form.getByLabelText(label), text);
    }
    await user.click(form.getByRole('button', { name: 'Change Password' }));
    return form;
  }

  it('confirms the change, clears the form, and refetches the sessions', async () => {
    const sent: unknown[] = [];
    api.use(
      openSessions(
        aSession(),
        aSession({ id: crypto.randomUUID(), current: false, device: 'Firefox on Windows' }),
      ),
      http.post(PATH, async ({ request }) => {
        sent.push(await request.json());
        api.use(openSessions(aSession()));
        return done();
      }),
    );
    const { user } = renderApp('/account?tab=security');
    await screen.findByText('Firefox on Windows');
    const form = await fillIn(user, ['the old one', 'the new one', 'the new one']);
    expect(await form.findByText('Password changed successfully!')).toBeTruthy();
    expect(sent).toEqual([
      { currentPassword: 'the old one', newPassword: 'the new one', confirmNewPassword: 'the new one' },
    ]);
    for (const label of ['Current Password', 'New Password', 'Confirm New Password'])
      expect(form.getByLabelText(label)).toHaveProperty('value', '');
    await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull());
  });

  it.each([
    ['no current password', ['', 'the new one', 'the new one'], 'Current password is required'],
    ['a short one', ['old', 'seven77', 'seven77'], 'New password must be at least 8 characters long'],
    ['a slip', ['old', 'the new one', 'the new on'], 'New passwords do not match'],
  ] as const)('shows an error next to the field for %s and sends nothing', async (_what, typed, text) => {
    const { user } = renderApp('/account?tab=security');
    const form = await fillIn(user, typed);
    expect(await form.findByText(text)).toBeTruthy();
  });

  it('clears the mismatch error once the passwords match', async () => {
    const { user } = renderApp('/account?tab=security');
    const form = await fillIn(user, ['old', 'the new on', 'the new one']);
    await form.findByText('New passwords do not match');
    await user.type(form.getByLabelText('New Password'), 'e');
    await waitFor(() => expect(form.queryByText('New passwords do not match')).toBeNull());
  });

  it.each([
    [
      'the server’s error message',
      apiError('wrong-credentials', 'Current password is incorrect'),
      'Current password is incorrect',
    ],
    ['a default error message', new HttpResponse('', { status: 502 }), 'Failed to change password'],
  ])('keeps the typed values and shows %s', async (_what, answer, text) => {
    api.use(http.post(PATH, () => answer.clone()));
    const { user } = renderApp('/account?tab=security');
    const form = await fillIn(user, ['old', 'the new one', 'the new one']);
    expect(await form.findByText(text)).toBeTruthy();
    expect(form.getByLabelText('New Password')).toHaveProperty('value', 'the new one');
  });

  it('asks only for a new password if the account has none', async () => {
    const sent: unknown[] = [];
    api.use(
      account(someDetails({ hasPassword: false })),
      http.post(PATH, async ({ request }) => {
        sent.push(await request.json());
        api.use(account());
        return done();
      }),
    );
    const { user } = renderApp('/account?tab=security');
    const form = await passwordForm('Set Password');
    expect(form.queryByLabelText('Current Password')).toBeNull();
    await user.type(form.getByLabelText('New Password'), 'the first one');
    await user.type(form.getByLabelText('Confirm New Password'), 'the first one');
    await user.click(form.getByRole('button', { name: 'Set Password' }));
    expect(await screen.findByText('Password changed successfully!')).toBeTruthy();
    expect(sent).toEqual([
      expect.objectContaining({ newPassword: 'the first one', confirmNewPassword: 'the first one' }),
    ]);
    expect(await screen.findByLabelText('Current Password')).toBeTruthy();
  });
});

describe('active sessions', () => {
  const other = aSession({ id: crypto.randomUUID(), current: false, device: 'Safari on iPhone' });
  const rows = async () =>
    within(await screen.findByRole('list', { name: 'Sessions' })).getAllByRole('listitem');

  it('lists the sessions and can end any except the current one', async () => {
    const ended: unknown[] = [];
    api.use(
      openSessions(aSession(), other),
      http.post('/_api/account/end_session', async ({ request }) => {
        ended.push(await request.json());
        api.use(openSessions(aSession()));
        return done();
      }),
    );
    const { user } = renderApp('/account?tab=security');
    const [own, foreign] = await rows();
    expect(within(own!).getByText('This browser')).toBeTruthy();
    expect(within(own!).queryByRole('button')).toBeNull();
    await user.click(within(foreign!).getByRole('button', { name: /^Sign out Safari on iPhone/ }));
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeTruthy();
    expect(screen.getByText('That browser is signed out.')).toBeTruthy();
    expect(ended).toEqual([{ sessionId: other.id }]);
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Security' }));
    expect(await rows()).toHaveLength(1);
  });

  it('ends all other sessions at once', async () => {
    api.use(
      openSessions(aSession(), other),
      http.post('/_api/account/end_other_sessions', () => {
        api.use(openSessions(aSession()));
        return done();
      }),
    );
    const { user } = renderApp('/account?tab=security');
    await user.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }));
    expect(await screen.findByText('You are not signed in anywhere else.')).toBeTruthy();
    expect(screen.getByText('All other browsers are signed out.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Security' }));
  });

  it('shows an error when a session cannot be ended', async () => {
    api.use(
      openSessions(aSession(), other),
      http.post('/_api/account/end_session', () => apiError('absent', 'This session has ended already.')),
    );
    const { user } = renderApp('/account?tab=security');
    await user.click(await screen.findByRole('button', { name: /^Sign out Safari/ }));
    expect(await screen.findByText('This session has ended already.')).toBeTruthy();
  });
});

describe('account deletion', () => {
  const PATH = '/_api/account/delete';

  async function openDialog(user: User) {
    await user.click(await screen.findByRole('button', { name: 'Delete My Account' }));
    return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  }
  const confirm = (dialog: Awaited<ReturnType<typeof openDialog>>) =>
    dialog.getByRole('button', { name: /^Delet/ });

  it('enables deletion only with the password and exactly the word DELETE', async () => {
    const { user } = renderApp('/account?tab=danger');
    const dialog = await openDialog(user);
    const word = dialog.getByLabelText('Type DELETE to confirm');
    const password = dialog.getByLabelText('Password');
    expect(confirm(dialog)).toHaveProperty('disabled', true);
    await user.type(password, 'a password');
    expect(confirm(dialog)).toHaveProperty('disabled', true);
    for (const typed of ['delete', 'DELET', 'DELETE ', ' DELETE', 'DELETED']) {
      await user.clear(word);
      await user.type(word, typed);
      expect([typed, confirm(dialog)]).toEqual([typed, expect.objectContaining({ disabled: true })]);
    }
    await user.clear(word);
    await user.type(word, 'DELETE');
    expect(confirm(dialog)).toHaveProperty('disabled', false);
    await user.clear(password);
    await user.tab();
    expect(confirm(dialog)).toHaveProperty('disabled', true);
    expect(await dialog.findByText('Password is required for account deletion.')).toBeTruthy();
    await user.type(word, '{Enter}');
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('returns to the home page signed out and clears the cached account data', async () => {
    const sent: unknown[] = [];
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    api.use(
      http.post(PATH, async ({ request }) => {
        sent.push(await request.json());
        await answered;
        api.use(visitor());
        return done();
      }),
    );
    const { user, address, queryClient, router } = renderApp('/account?tab=danger');
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText('Password'), 'a password');
    await user.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE{Enter}');
    await waitFor(() => expect(confirm(dialog).getAttribute('aria-disabled')).toBe('true'));
    answer();
    expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
    expect(await screen.findByText('Your account was deleted.')).toBeTruthy();
    expect(address()).toBe('/');
    expect(sent).toEqual([{ password: 'a password' }]);
    expect(queryClient.getQueryCache().findAll({ queryKey: ['account'] })).toEqual([]);
    expect(queryClient.getQueryData(['session'])).toBeNull();
    await waitFor(() => expect(router.history.location.state.accountDeleted).toBeUndefined());
    expect(screen.getByText('Your account was deleted.')).toBeTruthy();
    await router.navigate({ to: '/login' });
    await waitFor(() => expect(screen.queryByText('Your account was deleted.')).toBeNull());
    router.history.back();
    await waitFor(() => expect(address()).toBe('/'));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
    expect(screen.queryByText('Your account was deleted.')).toBeNull();
  });

  it.each([
    [
      'the server’s error message',
      apiError('wrong-credentials', 'Password is incorrect'),
      'Password is incorrect',
    ],
    ['a default error message', new HttpResponse('', { status: 502 }), 'Failed to delete account'],
  ])('keeps the dialog open and shows %s', async (_what, answer, text) => {
    api.use(http.post(PATH, () => answer.clone()));
    const { user } = renderApp('/account?tab=danger');
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText('Password'), 'a password');
    await user.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await user.click(confirm(dialog));
    expect(await dialog.findByText(text)).toBeTruthy();
    expect(dialog.getByLabelText('Password')).toHaveProperty('value', 'a password');
  });

  it('clears the typed password when the dialog closes', async () => {
    const { user } = renderApp('/account?tab=danger');
    const dialog = await openDialog(user);
    await user.type(dialog.getByLabelText('Password'), 'a password');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await openDialog(user)).getByLabelText('Password')).toHaveProperty('value', '');
  });

  it('asks an account without a password only for the word, and shows why deletion was denied', async () => {
    const sent: unknown[] = [];
    const late =
      'An account without a password can be deleted within 10 minutes of signing in. Please sign in again, or set a password first.';
    api.use(
      account(someDetails({ hasPassword: false })),
      http.post(PATH, async ({ request }) => {
        sent.push(await request.json());
        return apiError('denied', late);
      }),
    );
    const { user } = renderApp('/account?tab=danger');
    const dialog = await openDialog(user);
    expect(dialog.queryByLabelText('Password')).toBeNull();
    expect(dialog.getByText(late)).toBeTruthy();
    await user.type(dialog.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await user.click(confirm(dialog));
    expect(within(await dialog.findByRole('alert')).getByText(late)).toBeTruthy();
    expect(sent).toEqual([{ confirmation: 'DELETE' }]);
  });

  it('downloads the account data under the server’s file name, or shows the error', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    api.use(http.get('/_api/account/data', () => apiError('too-many-requests', 'A moment, please.')));
    const { user } = renderApp('/account?tab=danger');
    await user.click(await screen.findByRole('button', { name: 'Download my data' }));
    expect(await screen.findByText('A moment, please.')).toBeTruthy();
    expect(saved).toEqual([]);
    const headers = { 'content-disposition': 'attachment; filename="adjudge-data-2026-11-20.zip"' };
    api.use(http.get('/_api/account/data', () => new HttpResponse('zip', { headers })));
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await waitFor(() => expect(saved).toEqual(['adjudge-data-2026-11-20.zip']));
    expect(screen.queryByText('A moment, please.')).toBeNull();
    expect(await screen.findByText(/^Your data was downloaded\./)).toBeTruthy();
  });
});
