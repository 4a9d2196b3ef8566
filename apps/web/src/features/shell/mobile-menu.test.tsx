// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { startApi, visitor } from '../../app/testing/api.ts';
import { renderApp } from '../../app/testing/render-app.tsx';

vi.mock('./mobile-menu-sheet.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const api = startApi();

it('the mobile menu says so below the header each time its code cannot be fetched', async () => {
  api.use(visitor());
  const { user } = renderApp('/login');
  const button = await screen.findByRole('button', { name: 'Menu' });
  await user.click(button);
  const first = await screen.findByRole('alert');
  expect(first.textContent).toContain('The menu could not be loaded.');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  // In the flow of the page, where it pushes other notices and the page down instead of covering them.
  expect(first.parentElement).toBe(screen.getByRole('banner'));
  expect(first.className).not.toMatch(/absolute|fixed|sticky/);
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe(first.textContent);
});
