// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Notice } from './notice.tsx';

it.each([
  ['info', 'status'],
  ['success', 'status'],
  ['warning', 'alert'],
  ['error', 'alert'],
] as const)('%s is announced with the role %s', (kind, role) => {
  render(<Notice kind={kind} title="An Error Occurred" />);
  expect(screen.getByRole(role).textContent).toBe('An Error Occurred');
});

it('calls onDismiss when dismissed, and leaves the focus in the content', async () => {
  let dismissed = 0;
  render(
    <main tabIndex={-1}>
      <Notice kind="error" title="An Error Occurred" onDismiss={() => (dismissed += 1)} />
    </main>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismissed).toBe(1);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
