import { parentPort } from 'node:worker_threads';
import { attempt } from './attempt.ts';
import { loadForm } from './clutter-form.ts';
import { measureClutter } from './clutter.ts';
import { measureColour } from './colour.ts';
import type { Decoded } from './decode.ts';
import { findFaces, loadFaces } from './faces.ts';
import { measurePalette } from './palette.ts';
import type { Pixels } from './pixels.ts';
import { measureQuality } from './quality.ts';

async function measure({ frame, file, image }: Decoded): Promise<Pixels> {
  const faces = await attempt(() => findFaces(frame));
  const quality = await attempt(() => measureQuality(frame, file, image));
  const palette = await attempt(() => measurePalette(frame));
  const colour = palette.ok ? await attempt(() => measureColour(frame, palette.value)) : palette;
  const clutter = await attempt(() => measureClutter(frame));
  return { quality, palette, colour, clutter, faces };
}

/** null only warms the models up. */
async function answer(decoded: Decoded | null): Promise<Pixels | null> {
  if (decoded) return measure(decoded);
  await loadFaces();
  // Clutter can be read without it, less surely.
  await loadForm().catch(() => null);
  return null;
}

parentPort?.on('message', ({ ticket, decoded }: { ticket: number; decoded: Decoded | null }) => {
  void answer(decoded)
    .catch(() => null)
    .then((pixels) => parentPort?.postMessage({ ticket, pixels }));
});
