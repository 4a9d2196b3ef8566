import { parentPort } from 'node:worker_threads';
import type { Face } from '../../artifacts.ts';
import { type Measurement, measured } from '../../measurement.ts';
import { attempt } from '../attempt.ts';
import { formLayers, loadForm, measureClutter } from '../clutter/index.ts';
import { measureColour, measurePalette } from '../colour/index.ts';
import type { Decoded } from '../picture/index.ts';
import { findFaces, loadFaces } from '../faces/index.ts';
import { loadNanodet, lookAt } from '../things/index.ts';
import type { PixelTask } from './task.ts';
import type { Pixels } from './pixels.ts';
import { measureQuality } from '../quality/index.ts';

async function measure({ frame, file, image }: Decoded): Promise<Pixels> {
  const faces = await attempt(() => findFaces(frame));
  const sight = await attempt(() => lookAt(frame));
  const quality = await attempt(() => measureQuality(frame, file, image));
  const palette = await attempt(() => measurePalette(frame));
  const colour = palette.ok ? await attempt(() => measureColour(frame, palette.value)) : palette;
  const form = await attempt(async () => measured(await formLayers(frame)));
  const clutter = await attempt(() => measureClutter(frame, form.ok ? form.value : null));
  return { quality, palette, colour, clutter, faces, sight, form };
}

async function warm(): Promise<null> {
  await loadFaces();
  // Clutter can be read without it, less surely.
  await loadForm().catch(() => null);
  // So can attention, by fewer channels.
  await loadNanodet().catch(() => null);
  return null;
}

function answer(task: PixelTask): Promise<Pixels | Measurement<readonly Face[]> | null> {
  if (task.kind === 'measure') return measure(task.decoded);
  return task.kind === 'faces' ? attempt(() => findFaces(task.frame)) : warm();
}

parentPort?.on('message', ({ ticket, task }: { ticket: number; task: PixelTask }) => {
  void answer(task)
    .catch(() => null)
    .then((found) => parentPort?.postMessage({ ticket, found }));
});
