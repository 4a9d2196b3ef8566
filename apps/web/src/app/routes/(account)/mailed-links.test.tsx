// @vitest-environment jsdom
import { ACCESS_TEXTS, TEXTS } from '@adjudge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user.ts';
import { apiError, signedIn, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
const FORGOT = '/_api/auth/forgot_password';
const RESET = '/_api/auth/reset_password';
const VERIFY = '/_api/auth/verify_email';

/** Answers with success and collects the request bodies. */
function accept(path: string): unknown[] {
  const sent: unknown[] = [];
  api.use(
    http.post(path, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true });
    }),
  );
  return sent;
}

type Reader = ReturnType<typeof renderApp>['user'];

async function ask(user: Reader, email: string) {
  const form = within(await screen.findByRole('form', { name: 'Forgot your password?' }));
  if (email) await user.type(form.getByLabelText('Email'), email);
  await user.click(form.getByRole('button', { name: 'Send the link' }));
}

describe('forgotten password form', () => {
  it('requests a reset link without revealing whether the account exists', async () => {
    const sent = accept(FORGOT);
    const { user } = renderApp('/forgot-password');
    await ask(user, 'mara@example.com');
    const told = await screen.findByRole('status');
    expect(told.textContent).toContain(ACCESS_TEXTS.resetSent);
    expect(told.textContent).toContain('mara@example.com');
    expect(sent).toEqual([{ email: 'mara@example.com' }]);
    await user.click(screen.getByRole('button', { name: 'Use another email' }));
    expect(await screen.findByRole('form', { name: 'Forgot your password?' })).toBeTruthy();
  });

  it.each([
    ['', TEXTS.emailRequired],
    ['mara', TEXTS.emailInvalid],
  ])('shows a validation error for %j', async (typed, text) => {
    const { user } = renderApp('/forgot-password');
    await ask(user, typed);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each([
    [() => apiError('too-many-requests', TEXTS.tooManyRequests), TEXTS.tooManyRequests],
    [() => HttpResponse.error(), ACCESS_TEXTS.requestFailed],
  ])('shows the error and keeps the typed address', async (answer, text) => {
    api.use(http.post(FORGOT, answer));
    const { user } = renderApp('/forgot-password');
    await ask(user, 'mara@example.com');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'mara@example.com');
  });
});

async function choose(user: Reader, password: string, confirm = password) {
  const form = within(await screen.findByRole('form', { name: 'Choose a new password' }));
  await user.type(form.getByLabelText('New Password'), password);
  if (confirm) await user.type(form.getByLabelText('Confirm Password'), confirm);
  await user.click(form.getByRole('button', { name: 'Change password' }));
}

describe('a password reset link', () => {
  it('sets the new password and signs this browser out', async () => {
    api.use(signedIn(aUser()));
    const sent = accept(RESET);
    const { user, queryClient } = renderApp('/reset-password?token=abc-123');
    await choose(user, 'a good password');
    expect(await screen.findByRole('heading', { name: 'Your password was changed' })).toBeTruthy();
    expect(sent).toEqual([{ token: 'abc-123', newPassword: 'a good password' }]);
    expect(queryClient.getQueryData(['session'])).toBeNull();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  });

  it.each([
    ['short', 'short', TEXTS.passwordShort],
    ['a good password', '', TEXTS.confirmPassword],
    ['a good password', 'another password', TEXTS.passwordsDiffer],
  ])('shows a validation error for the passwords %j and %j', async (password, confirm, text) => {
    const { user } = renderApp('/reset-password?token=abc-123');
    await choose(user, password, confirm);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each([
    [() => apiError('denied', ACCESS_TEXTS.suspended), ACCESS_TEXTS.suspended],
    [() => HttpResponse.error(), ACCESS_TEXTS.resetFailed],
  ])('shows the error when the request fails', async (answer, text) => {
    api.use(http.post(RESET, answer));
    const { user } = renderApp('/reset-password?token=abc-123');
    await choose(user, 'a good password');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('offers a new link when it has expired', async () => {
    api.use(http.post(RESET, () => apiError('invalid', ACCESS_TEXTS.linkDead)));
    const { user, address } = renderApp('/reset-password?token=abc-123');
    await choose(user, 'a good password');
    expect((await screen.findByRole('alert')).textContent).toContain(ACCESS_TEXTS.linkDead);
    expect(screen.queryByRole('form')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Request a new link' }));
    await waitFor(() => expect(address()).toBe('/forgot-password'));
  });

  it('is treated as expired without a token', async () => {
    renderApp('/reset-password');
    expect((await screen.findByRole('alert')).textContent).toContain(ACCESS_TEXTS.linkDead);
  });
});

describe('an email verification link', () => {
  it('verifies the address on click, not on page load', async () => {
    const sent = accept(VERIFY);
    const { user } = renderApp('/verify-email?token=abc-123');
    const button = await screen.findByRole('button', { name: 'Verify my email' });
    expect(sent).toEqual([]);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeTruthy();
    expect(sent).toEqual([{ token: 'abc-123' }]);
  });

  it.each([
    ['/verify-email', null],
    ['/verify-email?token=used', 'Verify my email'],
  ])('shows that the link is invalid at %s', async (place, button) => {
    api.use(http.post(VERIFY, () => apiError('invalid', ACCESS_TEXTS.linkDead)));
    const { user } = renderApp(place);
    if (button !== null) await user.click(await screen.findByRole('button', { name: button }));
    expect((await screen.findByRole('alert')).textContent).toContain(ACCESS_TEXTS.linkDead);
  });

  it('shows no error when it was already used and the address is verified', async () => {
    api.use(
      signedIn(aUser({ emailVerified: true })),
      http.post(VERIFY, () => apiError('invalid', ACCESS_TEXTS.linkDead)),
    );
    const { user } = renderApp('/verify-email?token=used');
    await user.click(await screen.findByRole('button', { name: 'Verify my email' }));
    expect((await screen.findByRole('status')).textContent).toContain(ACCESS_TEXTS.verifiedAlready);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can be retried after a network failure', async () => {
    api.use(http.post(VERIFY, () => HttpResponse.error()));
    const { user } = renderApp('/verify-email?token=abc-123');
    await user.click(await screen.findByRole('button', { name: 'Verify my email' }));
    expect((await screen.findByRole('alert')).textContent).toBe(ACCESS_TEXTS.verifyFailed);
    accept(VERIFY);
    await user.click(screen.getByRole('button', { name: 'Verify my email' }));
    expect(await screen.findByRole('heading', { name: 'Your email is verified' })).toBeTruthy();
  });
});
