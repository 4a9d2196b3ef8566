// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { clearUserData } from '../lib/session/clear-user-data.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { refreshSession } from '../lib/session/session.ts';
import { aUser } from './testing/a-user.ts';
import { apiError, signedIn, startApi, visitor } from './testing/api.ts';
import { renderApp } from './testing/render-app.tsx';

const api = startApi();

const mainLinks = () =>
  within(screen.getByRole('navigation', { name: 'Main' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the app shell', () => {
  it('shows a visitor the main links, Login, and Sign Up', async () => {
    renderApp('/');
    expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign Up' })).toBeTruthy();
    expect(mainLinks()).toEqual(['Home', 'Analyze', 'Pricing', 'FAQ']);
  });

  it('does not request a session until sign-in if the page was served without one', async () => {
    document.documentElement.dataset['session'] = 'none';
    const asked: string[] = [];
    api.use(
      http.get('/_api/auth/session', () => {
        asked.push('session');
        return HttpResponse.json({ user: aUser() });
      }),
    );
    const { queryClient } = renderApp('/');
    expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
    expect(asked).toEqual([]);
    await act(() => refreshSession(queryClient));
    expect(await screen.findByRole('button', { name: 'My Account: Mara Rossi' })).toBeTruthy();
  });

  it('shows a signed-in user the dashboard link and an account menu', async () => {
    api.use(signedIn(aUser()));
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'My Account: Mara Rossi' }));
    expect(mainLinks()).toEqual(['Home', 'Dashboard', 'Analyze', 'Pricing', 'FAQ']);
    const menu = await screen.findByRole('menu');
    expect(within(menu).getByText('My Account')).toBeTruthy();
    expect(within(menu).getByText('mara@example.com')).toBeTruthy();
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Profile', 'Dashboard', 'Account', 'Log out']);
    expect(within(menu).getByRole('menuitem', { name: 'Profile' }).getAttribute('href')).toBe('/account');
    expect(within(menu).getByRole('menuitem', { name: 'Account' }).getAttribute('href')).toBe(
      '/account?tab=security',
    );
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  });

  it('logs out by clearing local data, notifying the server, and returning to the home page', async () => {
    const calls: string[] = [];
    api.use(signedIn(aUser()));
    const { user, queryClient, address } = renderApp('/dashboard');
    await screen.findByRole('heading', { name: 'Dashboard' });
    api.use(
      http.post('/_api/auth/logout', () => {
        calls.push(`logout while ${queryClient.getQueryData(['session']) === null ? 'forgotten' : 'known'}`);
        return HttpResponse.json({ success: true });
      }),
      http.get('/_api/auth/session', () => {
        calls.push('session');
        return HttpResponse.json({ error: 'Not authenticated' }, { status: 401 });
      }),
    );
    await user.click(await screen.findByRole('button', { name: /My Account/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
    await waitFor(() => expect(calls).toEqual(['logout while forgotten', 'session']));
    expect(address()).toBe('/');
    expect(queryClient.getQueryCache().findAll({ queryKey: ['analyses'] })).toEqual([]);
  });

  it.each([
    ['the server cannot be reached', () => HttpResponse.error()],
    ['the server fails', () => apiError('internal', 'The database is away.')],
  ])('says that a user is still signed in if %s on logout, until they are logged out', async (_, answer) => {
    api.use(signedIn(aUser()));
    const { user } = renderApp('/faq');
    const logOut = async () => {
      await user.click(await screen.findByRole('button', { name: /My Account/ }));
      await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    };
    await screen.findByRole('button', { name: /My Account/ });
    api.use(http.post('/_api/auth/logout', answer), http.get('/_api/auth/session', answer));
    await logOut();
    const notice = await screen.findByText(/^You could not be logged out, and are still signed in here/);
    expect(notice.getAttribute('role')).toBe('alert');
    api.use(
      visitor(),
      http.post('/_api/auth/logout', () => HttpResponse.json({ success: true })),
    );
    await logOut();
    expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
    expect(screen.queryByText(/^You could not be logged out/)).toBeNull();
  });

  it('tells other tabs of a logout whose answer was lost', async () => {
    api.use(signedIn(aUser()));
    const { user } = renderApp('/faq');
    const told: unknown[] = [];
    const channel = new BroadcastChannel('session');
    channel.addEventListener('message', ({ data }) => told.push(data));
    await screen.findByRole('button', { name: /My Account/ });
    api.use(
      visitor(),
      http.post('/_api/auth/logout', () => HttpResponse.error()),
    );
    await user.click(screen.getByRole('button', { name: /My Account/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
    await waitFor(() => expect(told).toEqual(['left']));
    channel.close();
  });

  it('clears user data when the user logs out in another tab, and says so until sign-in', async () => {
    api.use(signedIn(aUser()));
    const { queryClient, address } = renderApp('/dashboard');
    await screen.findByRole('heading', { name: 'Dashboard' });
    api.use(visitor());
    clearUserData(createQueryClient());
    expect(await screen.findByText('You logged out in another tab.')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Welcome to Adjudge' })).toBeTruthy();
    expect(address()).toBe('/login?redirect=%2Fdashboard');
    expect(document.body.textContent).not.toContain('Mara Rossi');
    const queries = queryClient.getQueryCache().findAll({ queryKey: ['analyses'] });
    expect(queries.filter(({ state }) => state.data !== undefined || state.fetchStatus !== 'idle')).toEqual(
      [],
    );
    api.use(signedIn(aUser()));
    await act(() => refreshSession(queryClient));
    await waitFor(() => expect(screen.queryByText('You logged out in another tab.')).toBeNull());
  });

  it('checks the session again when the page is restored from the back/forward cache', async () => {
    api.use(signedIn(aUser()));
    renderApp('/dashboard');
    await screen.findByRole('heading', { name: 'Dashboard' });
    api.use(visitor());
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await screen.findByRole('heading', { name: 'Welcome to Adjudge' })).toBeTruthy();
  });

  it('shows a visitor no notice about a logout in another tab', async () => {
    renderApp('/faq');
    await screen.findByRole('link', { name: 'Login' });
    clearUserData(createQueryClient());
    // A channel delivers its messages in order, so the first one has arrived when this one does.
    await new Promise((resolve) => {
      const channel = new BroadcastChannel('session');
      channel.addEventListener('message', () => resolve(channel.close()));
      clearUserData(createQueryClient());
    });
    expect(screen.queryByText('You logged out in another tab.')).toBeNull();
  });

  it('opens the mobile menu and closes it on navigation', async () => {
    const { user, address } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await user.click(within(drawer).getByRole('link', { name: 'Sign Up' }));
    await waitFor(() => expect(address()).toBe('/signup'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('skips to the content, and moves focus there on navigation', async () => {
    const { user } = renderApp('/');
    const main = await screen.findByRole('main');
    await user.click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(document.activeElement).toBe(main);
    await user.click(await screen.findByRole('link', { name: 'Login' }));
    await screen.findByRole('heading', { name: 'Welcome to Adjudge' });
    expect(document.activeElement).toBe(main);
    expect(document.title).toBe('Log In · Adjudge');
  });

  it('remembers the chosen theme', async () => {
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Switch to the dark theme' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Switch to the light theme' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
  });

  it('shows a not-found page with working links', async () => {
    api.use(visitor());
    const { user, address } = renderApp('/nowhere');
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found.' })).toBeTruthy();
    const cards = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(
      cards.map((card) => [
        card.querySelector('.font-bold')?.textContent,
        within(card).getByRole('link').getAttribute('href'),
      ]),
    ).toEqual([
      ['Homepage', '/'],
      ['Analyze Ad', '/analyze'],
      ['Pricing', '/pricing'],
      ['Contact Us', '/contact'],
    ]);
    await user.click(screen.getByRole('link', { name: 'Go to Homepage' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('shows a notice while offline', async () => {
    renderApp('/');
    await screen.findByRole('main');
    const said = () => screen.queryByText(/^You are offline\./);
    expect(said()).toBeNull();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(said()?.getAttribute('role')).toBe('alert');
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(said()).toBeNull();
  });

  it('has a footer with three columns of links', async () => {
    renderApp('/nowhere');
    const footer = within(await screen.findByRole('contentinfo'));
    for (const [column, links] of [
      ['Product', ['/analyze', '/dashboard', '/pricing', '/faq', '/checks', '/accuracy']],
      ['Legal', ['/privacy-policy', '/terms-and-conditions', '/refund-and-cancellation']],
      ['Company', ['/about', '/contact']],
    ] as const) {
      const found = within(footer.getByRole('navigation', { name: column })).getAllByRole('link');
      expect(found.map((link) => link.getAttribute('href'))).toEqual(links);
    }
  });

  it('links only to pages that exist', async () => {
    const { router } = renderApp('/nowhere');
    await screen.findByRole('heading', { name: 'Oops! Page not found.' });
    const known = Object.keys(router.routesByPath);
    const inside = screen
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/'));
    expect(inside.filter((href) => !known.includes(href))).toEqual([]);
  });
});
