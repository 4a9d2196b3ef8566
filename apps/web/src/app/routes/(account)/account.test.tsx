// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user.ts';
import { aCredit, account, anAccount, credits, someDetails } from '../../testing/an-account.ts';
import { apiError, signedIn, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
beforeEach(() => api.use(...anAccount()));

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const profile = async () => within(await screen.findByRole('form', { name: 'Profile' }));
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;

describe('the account page', () => {
  it('opens on the profile and gives each tab its own URL, so Back works', async () => {
    const { user, router, address } = renderApp('/account');
    expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
      'Profile',
      'Security',
      'Danger Zone',
    ]);
    await waitFor(() => expect(selectedTab()).toBe('Profile'));
    await user.click(screen.getByRole('tab', { name: 'Security' }));
    await waitFor(() => expect(address()).toBe('/account?tab=security'));
    await user.click(screen.getByRole('tab', { name: 'Danger Zone' }));
    await waitFor(() => expect(address()).toBe('/account?tab=danger'));
    router.history.back();
    await waitFor(() => expect(selectedTab()).toBe('Security'));
    router.history.back();
    await waitFor(() => expect(selectedTab()).toBe('Profile'));
    expect(address()).toBe('/account');
  });

  it.each([
    ['/account?tab=security', 'Security'],
    ['/account?tab=danger', 'Danger Zone'],
    ['/account?tab=nonsense', 'Profile'],
  ])('opens %s on the %s tab', async (place, name) => {
    renderApp(place);
    expect(await screen.findByRole('tab', { name, selected: true })).toBeTruthy();
  });

  it('shows a skeleton while the details load', async () => {
    api.use(http.get('/_api/account/details', () => delay('infinite')));
    renderApp('/account');
    expect(await screen.findByText('Loading account details')).toBeTruthy();
  });

  it.each([
    ['the server’s error message', apiError('internal', 'The database is away.'), 'The database is away.'],
    ['a default error message', new HttpResponse('<html>', { status: 502 }), 'An unknown error occurred.'],
  ])('shows %s when loading fails, and retries on request', async (_who, answer, text) => {
    api.use(http.get('/_api/account/details', () => answer.clone()));
    const { user } = renderApp('/account');
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText('Could not load account details')).toBeTruthy();
    expect(notice.getByText(text)).toBeTruthy();
    api.use(account());
    await user.click(notice.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('form', { name: 'Profile' })).toBeTruthy();
  });

  it('shows the account information', async () => {
    api.use(account(someDetails({ role: 'admin', currentPlan: 'Enterprise' })));
    renderApp('/account');
    const facts = (await card('Account Information')).getAllByRole('definition');
    expect(facts.map((fact) => fact.textContent)).toEqual([
      'mara@example.com',
      'Enterprise',
      'Oct 3, 2026',
      'Admin',
      'Active',
    ]);
  });

  it('shows the payments section', async () => {
    api.use(account(someDetails()));
    renderApp('/account');
    expect(await screen.findByRole('heading', { name: 'Payments' })).toBeTruthy();
    expect(await screen.findByText('No payments yet')).toBeTruthy();
  });
});

describe('the profile form', () => {
  it('can be submitted once something changes, and updates the header immediately', async () => {
    const sent: unknown[] = [];
    api.use(
      http.post('/_api/account/profile', async ({ request }) => {
        const body = await request.json();
        sent.push(body);
        return HttpResponse.json({ user: body });
      }),
    );
    const { user } = renderApp('/account');
    const form = await profile();
    const update = form.getByRole('button', { name: 'Update Profile' });
    expect(update.getAttribute('aria-disabled')).toBe('true');
    const name = form.getByLabelText('Display Name');
    await user.type(name, '!');
    expect(update.getAttribute('aria-disabled')).toBeNull();
    await user.type(name, '{Backspace}');
    expect(update.getAttribute('aria-disabled')).toBe('true');
    await user.clear(name);
    await user.type(name, ' Mara R. ');
    await user.click(update);
    expect(await form.findByText('Profile updated successfully!')).toBeTruthy();
    expect(sent).toEqual([{ displayName: 'Mara R.', avatarUrl: null }]);
    expect(screen.getByRole('button', { name: 'My Account: Mara R.' })).toBeTruthy();
    expect(update.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(update);
    expect(name).toHaveProperty('value', 'Mara R.');
  });

  it('shows the avatar, or initials if it fails to load', async () => {
    api.use(account(someDetails({ avatarUrl: 'https://pictures.example/m.png' })));
    const { user } = renderApp('/account');
    const form = await profile();
    const picture = document.querySelector('form img');
    // From our own origin: pages load no pictures from other sites.
    const own = '/_api/account/avatar?of=https%3A%2F%2Fpictures.example%2Fm.png';
    expect(picture?.getAttribute('src')).toBe(own);
    picture?.dispatchEvent(new Event('error'));
    expect(await form.findByText('MR')).toBeTruthy();
    await user.clear(form.getByLabelText('Avatar URL'));
    await user.type(form.getByLabelText('Avatar URL'), 'https://pictures.example/other.png');
    expect(document.querySelector('form img')).toBeNull();
  });

  it.each([
    ['Display Name', '', 'Display name cannot be empty'],
    ['Display Name', 'x'.repeat(51), 'Display name is too long'],
    ['Avatar URL', 'mara.png', 'Invalid URL format for avatar'],
    ['Avatar URL', 'javascript:alert(1)', 'Invalid URL format for avatar'],
  ])('rejects %s "%s" with an error next to the field', async (label, typed, text) => {
    const { user } = renderApp('/account');
    const form = await profile();
    await user.clear(form.getByLabelText(label));
    if (typed) await user.click(form.getByLabelText(label)).then(() => user.paste(typed));
    await user.click(form.getByRole('button', { name: 'Update Profile' }));
    expect(await form.findByText(text)).toBeTruthy();
    expect(form.getByLabelText(label)).toHaveProperty('value', typed);
  });

  it.each([
    ['the server’s error message', apiError('internal', 'Not today.'), 'Not today.'],
    ['a default error message', new HttpResponse('', { status: 502 }), 'Failed to update profile'],
  ])('keeps the typed values and shows %s', async (_what, answer, text) => {
    api.use(http.post('/_api/account/profile', () => answer.clone()));
    const { user } = renderApp('/account');
    const form = await profile();
    await user.type(form.getByLabelText('Display Name'), 's');
    await user.click(form.getByRole('button', { name: 'Update Profile' }));
    expect(await form.findByText(text)).toBeTruthy();
    expect(form.getByLabelText('Display Name')).toHaveProperty('value', 'Mara Rossis');
  });
});

describe('email verification', () => {
  it('confirms that the email was sent only after the server accepts the request', async () => {
    const { promise: accepted, resolve: accept } = Promise.withResolvers<void>();
    api.use(
      http.post('/_api/account/send_verification', async () => {
        await accepted;
        return HttpResponse.json({ success: true });
      }),
    );
    const { user } = renderApp('/account');
    const verification = await card('Email Verification');
    expect(verification.getByText('Not verified')).toBeTruthy();
    await user.click(verification.getByRole('button', { name: 'Send Verification Email' }));
    expect(verification.queryByText('Verification Email Sent')).toBeNull();
    accept();
    expect(await verification.findByText('Verification Email Sent')).toBeTruthy();
  });

  it('shows why the email was not sent', async () => {
    api.use(
      http.post('/_api/account/send_verification', () => apiError('too-many-requests', 'A moment, please.')),
    );
    const { user } = renderApp('/account');
    const verification = await card('Email Verification');
    await user.click(verification.getByRole('button', { name: 'Send Verification Email' }));
    expect(await verification.findByText('A moment, please.')).toBeTruthy();
    expect(verification.queryByText('Verification Email Sent')).toBeNull();
  });

  it('offers no button if the address is already verified', async () => {
    api.use(account(someDetails({ emailVerified: true })));
    renderApp('/account');
    const verification = await card('Email Verification');
    expect(verification.getByText('Verified')).toBeTruthy();
    expect(verification.queryByRole('button')).toBeNull();
  });
});

describe('the credit history', () => {
  const rows = async () =>
    within(await screen.findByRole('list', { name: 'Credits' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);

  it('lists each entry with its reason', async () => {
    const id = 'listed-analysis-00001';
    const spent = { kind: 'banner', amount: -1 } as const;
    api.use(
      signedIn(aUser({ usageRemaining: { banner: 31, video: 2 } })),
      credits(
        aCredit({
          id: 9,
          ...spent,
          cause: { of: 'grading', became: 'kept', analysis: { id, name: 'tea.png' } },
        }),
        aCredit({ id: 8, ...spent, cause: { of: 'grading', became: 'deleted', analysis: null } }),
        aCredit({ id: 7, ...spent, cause: { of: 'grading', became: 'running', analysis: null } }),
        aCredit({ id: 6, amount: 1, cause: { of: 'given-back' } }),
        aCredit({ id: 5, ...spent, cause: { of: 'grading', became: 'failed', analysis: null } }),
        aCredit({ id: 11, amount: 30, cause: { of: 'returned', plan: 'Banner Package' } }),
        aCredit({ id: 10, amount: -30, cause: { of: 'dispute', plan: 'Banner Package' } }),
        aCredit({ id: 4, kind: 'video', amount: -30, cause: { of: 'refund', plan: 'Video Package' } }),
        aCredit({ id: 3, kind: 'video', amount: 30, cause: { of: 'purchase', plan: 'Video Package' } }),
        aCredit({ id: 2, amount: 5, cause: { of: 'adjustment' } }),
        aCredit(),
      ),
    );
    renderApp('/account');
    expect(await rows()).toEqual([
      'tea.pngNov 20, 2026−1 banner',
      'A deleted analysisNov 20, 2026−1 banner',
      'An analysis in progressNov 20, 2026−1 banner',
      'Given back for a grading that was not finishedNov 20, 2026+1 banner',
      'A grading that was not finishedNov 20, 2026−1 banner',
      'Returned with the payment: Banner PackageNov 20, 2026+30 banner',
      'Taken back while the payment is disputed: Banner PackageNov 20, 2026−30 banner',
      'Refunded: Video PackageNov 20, 2026−30 video',
      'Bought: Video PackageNov 20, 2026+30 video',
      'Changed by supportNov 20, 2026+5 banner',
      'Free trialNov 20, 2026+3 banner',
    ]);
    expect(screen.getByRole('link', { name: 'tea.png' }).getAttribute('href')).toBe(`/results?id=${id}`);
    expect((await card('Credits')).getByText('31 banner')).toBeTruthy();
  });

  it('is paginated', async () => {
    api.use(
      http.get('/_api/account/credits', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'));
        return HttpResponse.json({ entries: [aCredit({ id: page, amount: page })], totalCount: 11 });
      }),
    );
    const { user } = renderApp('/account');
    await screen.findByText('Page 1 of 2');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Page 2 of 2');
    await waitFor(async () => expect(await rows()).toEqual(['Free trialNov 20, 2026+2 banner']));
  });

  it('shows an error when loading fails, and retries on request', async () => {
    api.use(http.get('/_api/account/credits', () => apiError('internal', 'Away.')));
    const { user } = renderApp('/account');
    const section = await card('Credits');
    await section.findByText(/Your credits could not be loaded/);
    api.use(credits(aCredit()));
    await user.click(section.getByRole('button', { name: 'Try Again' }));
    expect(await rows()).toHaveLength(1);
  });
});
