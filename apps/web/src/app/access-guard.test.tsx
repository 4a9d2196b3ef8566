// @vitest-environment jsdom
import { delay, http, HttpResponse } from 'msw';
import { RouterProvider, createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../lib/query-client.ts';
import { AccessGuard } from './access-guard.tsx';
import { aUser } from './testing/a-user.ts';
import { apiError, signedIn, startApi } from './testing/api.ts';
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
    api.use(signedIn(aUser()));
    renderForAdmins();
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(screen.getByText(/needs the admin privilege. Your current role is user/)).toBeTruthy();
  });

  it('lets an admin in', async () => {
    api.use(signedIn(aUser({ role: 'admin' })));
    renderForAdmins();
    await waitFor(() => expect(screen.getByText('Users')).toBeTruthy());
  });
});
