// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { MobileMenu } from './mobile-menu.tsx';

vi.mock('./mobile-menu-sheet.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('the mobile menu says so each time its code cannot be fetched', async () => {
  render(<MobileMenu />);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Menu' });
  await user.click(button);
  const first = await screen.findByRole('alert');
  expect(first.textContent).toContain('The menu could not be loaded.');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe(first.textContent);
});
