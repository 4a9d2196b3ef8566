// `npm run fit:clutter -- DATE [FOLDER]`: fits the clutter score to people's ratings and rewrites clutter/model.json.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ClutterModel, TEXTURE_FIGURES } from '../../packages/engine/src/gatherers/clutter/model.ts';
import { heldOutFigures, otherFigures } from './clutter-figures.ts';
import { fitClutter, ratingsOf, readRated } from './clutter-fit.ts';
import { spearman } from '../statistics/ridge.ts';

const MODEL = path.resolve(import.meta.dirname, '../../packages/engine/src/gatherers/clutter/model.json');
const DATA = path.resolve(import.meta.dirname, '../../../shared/data/ads');

const [date, folder = DATA] = process.argv.slice(2);
if (!date) throw new Error('Usage: npm run fit:clutter -- DATE [FOLDER]');

const ads = await readRated(folder, 'advertisement');
const rooms = await readRated(folder, 'interior_design');
const fitted = rounded(fitClutter(ads));
const model = {
  source: 'ridge regression on ratings of complexity, SAVOIAS advertisement (Saraee et al. 2020)',
  date,
  n: ads.length,
  heldOut: heldOutFigures(ads),
  photosOfRooms: otherFigures(rooms, fitted),
  ...fitted,
};
// Each list of numbers goes on one line to keep diffs readable.
const json = JSON.stringify(model, null, 2).replaceAll(/\[[\s\d.,e-]+\]/g, (list) =>
  list.replaceAll(/\s+/g, ' '),
);
await writeFile(MODEL, `${json}\n`);
console.info(model.n, model.heldOut, model.photosOfRooms);
for (const name of TEXTURE_FIGURES) {
  const alone = spearman(
    ads.map(({ figures }) => figures[name]),
    ratingsOf(ads),
  );
  console.info(`${name} alone: Spearman ${alone.toFixed(2)}`);
}

function rounded({ texture, form, formShare, widestGap }: ClutterModel): ClutterModel {
  const round = (value: number): number => Number(value.toPrecision(5));
  return {
    texture: {
      intercept: round(texture.intercept),
      terms: texture.terms.map(({ mean, deviation, coefficient }) => ({
        mean: round(mean),
        deviation: round(deviation),
        coefficient: round(coefficient),
      })),
    },
    form: {
      intercept: round(form.intercept),
      layers: form.layers.map((weights) => weights.map(round)),
    },
    formShare,
    widestGap: round(widestGap),
  };
}
