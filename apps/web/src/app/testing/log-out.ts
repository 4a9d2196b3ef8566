import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { type startApi, visitor } from './api.ts';

/** Logs out by the menu, and waits until the header offers to log in. */
export async function logOut(api: ReturnType<typeof startApi>, user: UserEvent): Promise<void> {
  api.use(
    visitor(),
    http.post('/_api/auth/logout', () => HttpResponse.json({ success: true })),
  );
  await user.click(await screen.findByRole('button', { name: /My Account/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await screen.findByRole('link', { name: 'Login' });
}
