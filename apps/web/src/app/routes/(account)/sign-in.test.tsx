// @vitest-environment jsdom
import { TEXTS } from '@adjudge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/a-user.ts';
import { listing, apiError, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();

const acceptLogin = () =>
  http.post('/_api/auth/login_with_password', () => HttpResponse.json({ user: aUser() }));

async function logIn(user: ReturnType<typeof renderApp>['user']) {
  const form = within(await screen.findByRole('form', { name: 'Log In' }));
  await user.type(form.getByLabelText('Email'), 'mara@example.com');
  await user.type(form.getByLabelText('Password'), 'a good password');
  await user.click(form.getByRole('button', { name: 'Log In' }));
}

describe('the login page', () => {
  it('shows a validation error next to each field', async () => {
    const { user } = renderApp('/login');
    const form = within(await screen.findByRole('form', { name: 'Log In' }));
    await user.click(form.getByRole('button', { name: 'Log In' }));
    expect(await form.findByText(TEXTS.emailRequired)).toBeTruthy();
    expect(form.getByText(TEXTS.passwordRequired)).toBeTruthy();
    expect(document.activeElement).toBe(form.getByLabelText('Email'));
    await user.type(form.getByLabelText('Email'), 'mara@');
    expect(await form.findByText(TEXTS.emailInvalid)).toBeTruthy();
  });

  it('shows the server’s error and keeps the typed address', async () => {
    api.use(
      http.post('/_api/auth/login_with_password', () => apiError('wrong-credentials', TEXTS.loginWrong)),
    );
    const { user } = renderApp('/login');
    await logIn(user);
    expect((await screen.findByRole('alert')).textContent).toBe(TEXTS.loginWrong);
    const form = within(screen.getByRole('form', { name: 'Log In' }));
    expect(form.getByLabelText('Email')).toHaveProperty('value', 'mara@example.com');
  });

  it('redirects to the remembered page', async () => {
    api.use(acceptLogin(), listing([]));
    const { user, address } = renderApp(`/login?redirect=${encodeURIComponent('/dashboard?page=2')}`);
    await logIn(user);
    await waitFor(() => expect(address()).toBe('/dashboard?page=2'));
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/dashboard/..//evil.example',
    ' //evil.example',
    'javascript:alert(1)',
    'https:evil.example',
    '%2F%2Fevil.example',
    'dashboard',
    '/login',
    '/register',
    undefined,
  ])('redirects to the home page when the remembered page is %j', async (place) => {
    api.use(acceptLogin());
    const { user, address } = renderApp(place ? `/login?redirect=${encodeURIComponent(place)}` : '/login');
    await logIn(user);
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('links to the password reset page', async () => {
    const { user, address } = renderApp('/login');
    await user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await waitFor(() => expect(address()).toBe('/forgot-password'));
  });

  it('registers on the Sign Up tab, then continues to the remembered page', async () => {
    api.use(
      http.post('/_api/auth/register_with_password', () => HttpResponse.json({ user: aUser() })),
      listing([]),
    );
    const { user, address } = renderApp(`/login?redirect=${encodeURIComponent('/dashboard?page=2')}`);
    await user.click(await screen.findByRole('tab', { name: 'Sign Up' }));
    const form = within(await screen.findByRole('form', { name: 'Sign Up' }));
    expect(form.queryByText('Plan')).toBeNull();
    await user.type(form.getByLabelText('Email'), 'mara@example.com');
    await user.type(form.getByLabelText('Password'), 'a good password');
    await user.type(form.getByLabelText('Confirm Password'), 'a good password');
    await user.click(form.getByRole('checkbox'));
    await user.click(form.getByRole('button', { name: 'Create account' }));
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe('/dashboard?page=2'));
  });

  it('offers the demo account if the server has one', async () => {
    const account = { email: 'demo@example.com', password: 'demo password' };
    api.use(
      http.get('/_api/settings', () =>
        HttpResponse.json({
          demoAccount: account,
          thirdParty: null,
          payments: { provider: 'test', publishableKey: null },
        }),
      ),
    );
    const { user } = renderApp('/login');
    await user.click(await screen.findByRole('button', { name: 'Fill in' }));
    const form = within(screen.getByRole('form', { name: 'Log In' }));
    expect(form.getByLabelText('Email')).toHaveProperty('value', account.email);
    expect(form.getByLabelText('Password')).toHaveProperty('value', account.password);
  });

  it('shows the password on request', async () => {
    const { user } = renderApp('/login');
    const form = within(await screen.findByRole('form', { name: 'Log In' }));
    expect(form.getByLabelText('Password')).toHaveProperty('type', 'password');
    await user.click(form.getByRole('button', { name: 'Show password' }));
    expect(form.getByLabelText('Password')).toHaveProperty('type', 'text');
  });
});
