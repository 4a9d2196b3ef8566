// @vitest-environment jsdom
import { THIRD_PARTY_TEXTS } from '@adjudge/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aUser } from '../../testing/a-user.ts';
import { listing, apiError, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
const popup = { closed: false, focus: () => {}, close: () => void (popup.closed = true) };
const offered = () =>
  http.get('/_api/settings', () =>
    HttpResponse.json({
      demoAccount: null,
      thirdParty: { id: 'google', name: 'Google' },
      payments: { provider: 'test', publishableKey: null },
    }),
  );

beforeEach(() => {
  popup.closed = false;
  vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  api.use(offered());
});
afterEach(() => void vi.restoreAllMocks());

const theButton = (name = 'Continue with Google') => screen.findByRole('button', { name });

function say(data: unknown): void {
  const event = new MessageEvent('message', { data, origin: location.origin });
  // jsdom accepts only a real window as the source.
  Object.defineProperty(event, 'source', { value: popup });
  fireEvent(window, event);
}

const sayError = (code: string, message?: string) => say({ type: 'OAUTH_ERROR', error: { code, message } });
const sayToken = () => say({ type: 'OAUTH_TOKEN_SUCCESS', token: 'a-token' });

async function connecting(address = '/login') {
  const app = renderApp(address);
  await app.user.click(await theButton());
  await theButton('Connecting...');
  return app;
}

describe('third-party sign-in', () => {
  it('is not offered if the server has no provider', async () => {
    api.use(
      http.get('/_api/settings', () =>
        HttpResponse.json({
          demoAccount: { email: 'a@b.example', password: 'x' },
          thirdParty: null,
          payments: { provider: 'test', publishableKey: null },
        }),
      ),
    );
    renderApp('/login');
    await screen.findByText('Test account');
    expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull();
  });

  it.each([
    ['/login', '/'],
    ['/signup', '/'],
    ['/login?redirect=%2Fdashboard%3Fpage%3D2', '/dashboard?page=2'],
    ['/login?redirect=https%3A%2F%2Fevil.example', '/'],
  ])('redirects from %s to %s after sign-in', async (from, to) => {
    const exchanged: unknown[] = [];
    api.use(
      listing([]),
      http.post('/_api/auth/establish_session', async ({ request }) => {
        exchanged.push(await request.json());
        return HttpResponse.json({ user: aUser() });
      }),
    );
    const { address } = await connecting(from);
    sayToken();
    await waitFor(() => expect(address()).toBe(to));
    expect(exchanged).toEqual([{ tempToken: 'a-token' }]);
    expect(popup.closed).toBe(true);
  });

  it('opens only one window at a time', async () => {
    const { user } = await connecting();
    await user.click(await theButton('Connecting...'));
    expect(window.open).toHaveBeenCalledOnce();
  });

  it('explains that the popup was blocked', async () => {
    vi.mocked(window.open).mockReturnValue(null);
    const { user } = renderApp('/login');
    await user.click(await theButton());
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to open authentication window. Please check if popup blockers are disabled and try again.',
    );
    expect(await theButton()).toBeTruthy();
  });

  it('shows that the window was closed, and can be retried', async () => {
    const { user } = await connecting();
    popup.closed = true;
    expect(await screen.findByText(THIRD_PARTY_TEXTS.popupClosed)).toBeTruthy();
    popup.closed = false;
    await user.click(await theButton());
    expect(window.open).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(THIRD_PARTY_TEXTS.popupClosed)).toBeNull();
  });

  it.each([
    ['Google could not be reached.', 'Google could not be reached.'],
    [undefined, 'Authentication failed. Please try again.'],
    ['', 'Authentication failed. Please try again.'],
  ])('shows the server’s error message %j or a default', async (message, text) => {
    await connecting();
    sayError('provider_unavailable', message);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('explains that the account already exists until the notice is dismissed', async () => {
    const { user } = await connecting();
    sayError('account_linking_required', 'An account with a@b.example already exists.');
    const card = await screen.findByRole('alert');
    expect(card.textContent).toContain('Account Already Exists');
    expect(card.textContent).toContain('An account with a@b.example already exists.');
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(await theButton());
  });

  it.each([
    [
      'a refusal',
      () => apiError('invalid', THIRD_PARTY_TEXTS.tokenUsed),
      'Failed to complete authentication. Please try again.',
    ],
    [
      'a network error',
      () => HttpResponse.error(),
      'An unexpected error occurred during authentication. Please try again.',
    ],
    [
      'a malformed response',
      () => HttpResponse.json({ user: 7 }),
      'An unexpected error occurred during authentication. Please try again.',
    ],
  ])('shows an error when the session request returns %s', async (_, answer, text) => {
    api.use(http.post('/_api/auth/establish_session', answer));
    await connecting();
    sayToken();
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('closes the open window when the user leaves the page', async () => {
    const { router } = await connecting();
    await router.navigate({ to: '/' });
    await waitFor(() => expect(popup.closed).toBe(true));
  });
});
