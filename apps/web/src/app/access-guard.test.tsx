// @vitest-environment jsdom
import { ACCESS_TEXTS, TEXTS } from '@adjudge/contract';
import { delay, http, HttpResponse } from 'msw';
import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ANALYSES_KEY } from '../lib/analyses/analyses-query.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { AccessGuard } from './access-guard.tsx';
import { aListedAnalysis } from './testing/a-list.ts';
import { aUser } from './testing/a-user.ts';
import { apiError, listing, signedIn, startApi, visitor } from './testing/api.ts';
import { renderApp } from './testing/render-app.tsx';

const api = startApi();

function renderForAdmins() {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <AccessGuard needs="admin">{() => 'Users'}</AccessGuard> }),
    history: createMemoryHistory(),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

describe('a protected page', () => {
  it('shows that access is being checked while the session is loading', async () => {
    api.use(http.get('/_api/auth/session', () => delay('infinite')));
    renderApp('/dashboard');
    expect(await screen.findByText('Checking access...')).toBeTruthy();
  });

  it.each([
    '/dashboard?page=2&search=tea',
    '/analyze',
    '/results?id=listed-analysis-00001',
    '/account?tab=security',
  ])('redirects a signed-out visitor from %s to sign-in and remembers the page', async (place) => {
    api.use(http.get('/_api/analysis/get', () => apiError('not-authenticated', 'Not authenticated')));
    const { address } = renderApp(place);
    await screen.findByRole('heading', { name: 'Welcome to Adjudge' });
    expect(address()).toBe(`/login?redirect=${encodeURIComponent(place)}`);
  });

  it('shows the error when the session check fails, and retries on request', async () => {
    let checks = 0;
    api.use(
      http.get('/_api/auth/session', () => {
        checks++;
        return apiError('internal', 'The database is away.');
      }),
    );
    const { user } = renderApp('/dashboard');
    expect(await screen.findByRole('heading', { name: 'Authentication Error' })).toBeTruthy();
    expect(screen.getByText('The database is away.')).toBeTruthy();
    expect(checks).toBe(2);
    api.use(signedIn(aUser()));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  });

  it('falls back to a default message when the error has no message', async () => {
    api.use(http.get('/_api/auth/session', () => new HttpResponse('<html>', { status: 502 })));
    renderApp('/dashboard');
    expect(await screen.findByText('Session check failed')).toBeTruthy();
  });

  it('tells a regular user that the page is for admins only', async () => {
    api.use(signedIn(aUser({ emailVerified: true })));
    renderForAdmins();
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(screen.getByText(/needs the admin privilege. Your current role is user/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Verify your email' })).toBeNull();
  });

  it('tells a user with an unverified address that an admin has to verify it', async () => {
    api.use(signedIn(aUser()));
    renderForAdmins();
    expect(await screen.findByText(/verify mara@example.com first/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Verify your email' });
    expect(link.getAttribute('href')).toBe('/account');
  });

  it('lets an admin in', async () => {
    api.use(signedIn(aUser({ role: 'admin' })));
    renderForAdmins();
    await waitFor(() => expect(screen.getByText('Users')).toBeTruthy());
  });
});

describe('a session that ended on another device', () => {
  const ended = () => apiError('not-authenticated', TEXTS.notAuthenticated);
  const denied = () => apiError('denied', TEXTS.analysisDenied);

  /** Opens a page that asks the server nothing, as a user whose session then ends. */
  async function leftOpen() {
    api.use(signedIn(aUser()));
    const opened = renderApp('/faq');
    await screen.findByRole('button', { name: /My Account/ });
    return opened;
  }

  it.each([
    ['a list', '/dashboard', http.get('/_api/analysis/list', ended)],
    ['a private report', '/results?id=listed-analysis-00001', http.get('/_api/analysis/get', denied)],
  ])('leads from %s to sign-in', async (_, place, refused) => {
    const { router, address } = await leftOpen();
    api.use(visitor(), refused);
    router.history.push(place);
    await screen.findByRole('heading', { name: 'Welcome to Adjudge' });
    expect(address()).toBe(`/login?redirect=${encodeURIComponent(place)}`);
    expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
  });

  it('leads to sign-in when something is changed', async () => {
    api.use(signedIn(aUser()), listing([aListedAnalysis()]));
    const { user, address } = renderApp('/dashboard');
    await user.click(await screen.findByRole('button', { name: 'Actions for spring-tea' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    api.use(visitor(), http.post('/_api/analysis/rename', ended));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), '{End} 2{Enter}');
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Fdashboard'));
  });

  it('leads a suspended user to sign-in, where the server says why', async () => {
    const { router, address } = await leftOpen();
    const suspended = () => apiError('denied', ACCESS_TEXTS.suspended);
    api.use(http.get('/_api/auth/session', suspended), http.get('/_api/analysis/list', suspended));
    router.history.push('/dashboard');
    await waitFor(() => expect(address()).toBe('/login?redirect=%2Fdashboard'));
  });

  it('does not show the next user what was loaded before', async () => {
    api.use(signedIn(aUser()), listing([aListedAnalysis()]));
    const { user, queryClient, address } = renderApp('/dashboard');
    await screen.findByRole('heading', { name: 'spring-tea' });
    api.use(visitor(), http.get('/_api/analysis/list', ended));
    await queryClient.invalidateQueries({ queryKey: ANALYSES_KEY });
    const form = within(await screen.findByRole('form', { name: 'Log In' }));
    api.use(
      http.get('/_api/analysis/list', () => delay('infinite')),
      http.post('/_api/auth/login_with_password', () =>
        HttpResponse.json({ user: aUser({ email: 'otto@example.com' }) }),
      ),
    );
    await user.type(form.getByLabelText('Email'), 'otto@example.com');
    await user.type(form.getByLabelText('Password'), 'a good password');
    await user.click(form.getByRole('button', { name: 'Log In' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    await screen.findByRole('heading', { name: 'Dashboard' });
    expect(screen.queryByText('spring-tea')).toBeNull();
  });
});
