// `npm run fit:attention -- FOLDER DATE`: fits the attention model to recorded gaze and rewrites attention/model.json.
// FOLDER is the reference data with gaze/osie and gaze/design (docs/decisions/012).
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Findings } from '../accuracy/subject.ts';
import { gazeOnDesigns } from '../accuracy/gaze/gaze-designs.ts';
import { gazeOnPhotos } from '../accuracy/gaze/gaze-photos.ts';
import { fitWeights, modelOf } from './fit.ts';
import { heldOutMaps, photoWeights, readGazeDataSet } from './held-out.ts';
import { ROOT } from '../../scripts/command.ts';
import { MEASUREMENTS, measurementCache } from '../data/measurement-cache.ts';

const [folder, date] = process.argv.slice(2);
if (!folder || !date) {
  process.stderr.write('usage: fit:attention FOLDER DATE\n');
  process.exit(2);
}
const MODEL = path.join(ROOT, 'packages/engine/src/gatherers/attention/model.json');

const set = await readGazeDataSet(folder, measurementCache(MEASUREMENTS));
process.stderr.write(`${set.samples.length} pictures read\n`);
const byPhotos = photoWeights(set);
const maps = heldOutMaps(set, byPhotos);
const every = set.samples.map(({ picture }) => picture.name);
const fitted = modelOf(set.prepared, fitWeights(set.prepared, every, byPhotos));

const round = (value: number): number => Number(value.toPrecision(4));

/** The figures of a subject, with n and their 95 % interval. */
const heldOut = ({ figures }: Findings) =>
  Object.fromEntries(
    figures.map(({ id, value, low, high, n }) => [
      id,
      { value: round(value), interval: [round(low), round(high)], n },
    ]),
  );

const model = {
  source:
    'softmax regression on where people looked: photos of OSIE (Xu et al. 2014), pages, posters and photos of FiWI, UEyes and MIT1003',
  method: 'layers of NanoDet-m and named channels, penalty on squares; lifts by judgment',
  date,
  n: set.samples.length,
  heldOut: { ...heldOut(gazeOnPhotos(folder, maps)), ...heldOut(await gazeOnDesigns(folder, maps)) },
  channels: Object.fromEntries(
    Object.entries(fitted.channels).map(([name, weight]) => [name, round(weight)]),
  ),
  lifts: fitted.lifts,
  layers: fitted.layers.map((weights) => weights.map(round)),
};
// Each list of numbers goes on one line to keep diffs readable.
const json = JSON.stringify(model, null, 2).replaceAll(/\[[\s\d.,e-]+\]/g, (list) =>
  list.replaceAll(/\s+/g, ' '),
);
writeFileSync(MODEL, `${json}\n`);
process.stdout.write(`${JSON.stringify(model.heldOut, null, 2)}\n`);
process.exit(0);
