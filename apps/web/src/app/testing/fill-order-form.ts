import { fireEvent, screen } from '@testing-library/react';
import type { userEvent } from '@testing-library/user-event';

type User = ReturnType<typeof userEvent.setup>;

const PNG = new Uint8Array([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
]);

export const aPng = (name = 'tea.png'): File => new File([PNG], name, { type: 'image/png' });

const MP4_HEAD = new Uint8Array([0, 0, 0, 32, ...Buffer.from('ftypisom0000isom')]);

/** Starts with the bytes of an MP4; the rest is zeros. */
export const aVideo = (name = 'tea.mp4', bytes = 1000): File =>
  new File([MP4_HEAD, new Uint8Array(bytes - MP4_HEAD.length)], name, { type: 'video/mp4' });

export async function uploadCreative(user: User, file: File): Promise<void> {
  await user.upload(await screen.findByLabelText('Creative file'), file);
}

export const COPY = 'A quiet cup, whenever the tide is out.';

/** Adds a creative and its copy, ready to submit. */
export async function fillOrderForm(user: User): Promise<void> {
  await uploadCreative(user, aPng());
  await screen.findByRole('img', { name: 'Your creative, tea.png' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Ad copy' }), { target: { value: ` ${COPY}\n` } });
}
