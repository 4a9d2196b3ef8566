// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './ui/popups/dialog.tsx';
import { useOnDemandDialog } from './use-on-demand-dialog.tsx';

interface NoteProps {
  text: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const Note = ({ text, ...rest }: NoteProps) => (
  <Dialog title="Note" {...rest}>
    <p>{text}</p>
  </Dialog>
);

it('a dialog whose code cannot be fetched says so, leaves the page as it is, and opens on the next try', async () => {
  const user = userEvent.setup();
  const load = vi.fn<() => Promise<{ default: ComponentType<NoteProps> }>>();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  load.mockResolvedValue({ default: Note });
  function Page() {
    const note = useOnDemandDialog<{ text: string }>(load);
    return (
      <>
        <textarea aria-label="Message" />
        <button onClick={() => note.show({ text: 'Here it is.' })}>Open</button>
        {note.dialog}
      </>
    );
  }
  render(<Page />);
  await user.type(screen.getByLabelText('Message'), 'Half written');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be opened');
  expect(screen.getByLabelText('Message')).toHaveProperty('value', 'Half written');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Here it is.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
