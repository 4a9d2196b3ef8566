// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';
import { Button } from '../button.tsx';
import { Menu, MenuItem } from './menu.tsx';
import { Select } from '../fields/select.tsx';
import { Sheet } from './sheet.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../tabs.tsx';

it('a sheet returns focus to its trigger on Escape', async () => {
  const user = userEvent.setup();
  render(
    <Sheet title="Previous Analyses" trigger={<Button>Show previous</Button>}>
      <p>No previous analyses found.</p>
    </Sheet>,
  );
  const trigger = screen.getByRole('button', { name: 'Show previous' });
  await user.click(trigger);
  expect(await screen.findByRole('dialog', { name: 'Previous Analyses' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(trigger));
});

it('an alert dialog asks before an irreversible action', async () => {
  const user = userEvent.setup();
  let deleted = 0;
  render(
    <AlertDialog
      trigger={<Button>Delete</Button>}
      title="Delete analysis?"
      description="It cannot be taken back."
      confirmLabel="Delete analysis"
      onConfirm={() => (deleted += 1)}
      destructive
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await screen.findByRole('alertdialog', { name: 'Delete analysis?' });
  expect(deleted).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Delete analysis' }));
  expect(deleted).toBe(1);
});

it('a menu supports arrow keys', async () => {
  const user = userEvent.setup();
  const chosen: string[] = [];
  render(
    <Menu trigger={<Button>Account</Button>}>
      <MenuItem onSelect={() => chosen.push('dashboard')}>Dashboard</MenuItem>
      <MenuItem onSelect={() => chosen.push('logout')}>Log out</MenuItem>
    </Menu>,
  );
  screen.getByRole('button', { name: 'Account' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menuitem', { name: 'Dashboard' });
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Log out'));
  await user.keyboard('{Enter}');
  expect(chosen).toEqual(['logout']);
});

it('a select reports the chosen value', async () => {
  const user = userEvent.setup();
  function Sorting() {
    const [sort, setSort] = useState<'new' | 'best'>('new');
    const options = [
      { value: 'new', label: 'Newest first' },
      { value: 'best', label: 'Best first' },
    ] as const;
    return <Select label="Sort" value={sort} onChange={setSort} options={options} />;
  }
  render(<Sorting />);
  await user.click(screen.getByRole('combobox', { name: 'Sort' }));
  await user.click(await screen.findByRole('option', { name: 'Best first' }));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Sort' }).textContent).toContain('Best first'),
  );
});

it.each([
  [
    'menu',
    'button',
    'menuitem',
    <Menu key="menu" trigger={<Button>Open</Button>}>
      <MenuItem>First</MenuItem>
    </Menu>,
  ],
  [
    'select',
    'combobox',
    'option',
    <Select
      key="select"
      label="Open"
      value="1"
      onChange={() => {}}
      options={[{ value: '1', label: 'First' }]}
    />,
  ],
])('a %s longer than the window scrolls', async (_, control, item, popup) => {
  render(popup);
  await userEvent.setup().click(screen.getByRole(control, { name: 'Open' }));
  const surface = (await screen.findByRole(item, { name: 'First' })).closest('.shadow-lift');
  expect(surface?.className).toContain('max-h-(--available-height) overflow-y-auto');
});

it('tabs respond to arrow keys', async () => {
  const user = userEvent.setup();
  render(
    <Tabs defaultValue="login">
      <TabList label="Access">
        <Tab value="login">Log In</Tab>
        <Tab value="signup">Sign Up</Tab>
      </TabList>
      <TabPanel value="login">Welcome back</TabPanel>
      <TabPanel value="signup">New here</TabPanel>
    </Tabs>,
  );
  await user.click(screen.getByRole('tab', { name: 'Log In' }));
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(screen.getByRole('tabpanel').textContent).toBe('New here'));
});
