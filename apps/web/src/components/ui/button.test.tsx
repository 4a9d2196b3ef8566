// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';

it('ignores clicks and keeps focus while busy', async () => {
  let presses = 0;
  const { rerender } = render(<Button onClick={() => (presses += 1)}>Save analysis</Button>);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Save analysis' }));
  rerender(
    <Button busy onClick={() => (presses += 1)}>
      Save analysis
    </Button>,
  );
  await user.click(screen.getByRole('button', { name: 'Save analysis' }));
  expect(presses).toBe(1);
  expect(document.activeElement?.getAttribute('aria-busy')).toBe('true');
});

it('does not submit a form while busy', async () => {
  let sent = 0;
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <Button type="submit" busy>
        Log In
      </Button>
    </form>,
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Log In' }));
  expect(sent).toBe(0);
});

it('has an accessible name even if it only shows an icon', () => {
  render(
    <Button size="icon" aria-label="Export">
      <svg />
    </Button>,
  );
  // @ts-expect-error an icon button without a name does not compile
  const unnamed = <Button size="icon" />;
  expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy();
  expect(unnamed).toBeTruthy();
});
