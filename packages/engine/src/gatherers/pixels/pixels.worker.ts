import { parentPort } from 'node:worker_threads';
import type { Face } from '../../artifacts/artifacts.ts';
import { type Measurement, measured } from '../../artifacts/measurement.ts';
import { attempt } from '../attempt.ts';
import { shapeTrunk, measureClutter } from '../clutter/index.ts';
import { measureColor, measurePalette } from '../color/index.ts';
import type { Decoded } from '../picture/index.ts';
import { findFaces, findHeads, loadFaces } from '../faces/index.ts';
import { textureTrunk } from '../impression/index.ts';
import { loadNanodet, runObjectNetwork } from '../things/index.ts';
import type { PixelTask } from './task.ts';
import type { PixelMeasurements } from './pixels.ts';
import { measureQuality } from '../quality/index.ts';

async function measure({ frame, file, image }: Decoded): Promise<PixelMeasurements> {
  const faces = await attempt(() => findFaces(frame));
  const sight = await attempt(() => runObjectNetwork(frame));
  const heads = await attempt(() => findHeads(frame, sight.ok ? sight.value.things : []));
  const quality = await attempt(() => measureQuality(frame, file, image));
  const palette = await attempt(() => measurePalette(frame));
  const colour = palette.ok ? await attempt(() => measureColor(frame, palette.value)) : palette;
  const shapes = await attempt(async () => measured(await shapeTrunk.layersOn(frame)));
  const textures = await attempt(async () => measured(await textureTrunk.layersOn(frame)));
  const clutter = await attempt(() => measureClutter(frame, shapes.ok ? shapes.value : null));
  return { quality, palette, colour, clutter, faces, heads, sight, shapes, textures };
}

async function warm(): Promise<null> {
  await loadFaces();
  // Optional: without it clutter is measured less reliably.
  await shapeTrunk.load().catch(() => null);
  // Optional: without it attention uses fewer channels.
  await loadNanodet().catch(() => null);
  // Optional: without it the impression is left out.
  await textureTrunk.load().catch(() => null);
  return null;
}

function answer(task: PixelTask): Promise<PixelMeasurements | Measurement<readonly Face[]> | null> {
  if (task.kind === 'measure') return measure(task.decoded);
  return task.kind === 'faces' ? attempt(() => findFaces(task.frame)) : warm();
}

parentPort?.on('message', ({ ticket, task }: { ticket: number; task: PixelTask }) => {
  void answer(task)
    .catch(() => null)
    .then((found) => parentPort?.postMessage({ ticket, found }));
});
