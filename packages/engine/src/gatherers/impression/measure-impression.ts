import type { TextLine } from '../../artifacts/artifacts.ts';
import { type Impression, IMPRESSION_QUALITIES } from '../../artifacts/impression.ts';
import { type Measurement, measured } from '../../artifacts/measurement.ts';
import type { CellLayer } from '../frame/index.ts';
import { effectMap } from './effect-map.ts';
import type { Said } from '../sentences/index.ts';
import { type ImpressionModel, featuresOf, impressionModel, ratingOf, remarksOn } from './model.ts';
import { cellsOf, poolLayers, type Regions, signedRoots } from './pool.ts';

/** Power of a line's height, as a share of the tallest, to which it is of the large words: half as high is hardly of them. */
const LARGE = 4;

/** Words as they catch the eye: what a line is for may change with a letter that is read or not, its size does not. */
export function regionsOf(text: readonly TextLine[]): Regions {
  const tallest = Math.max(1e-6, ...text.map(({ height }) => height));
  return {
    largeText: text.map(({ box, height }) => ({ box, counts: (height / tallest) ** LARGE })),
    allText: text.map(({ box }) => ({ box, counts: 1 })),
  };
}

/**
 * What readers gave pictures that look like this one, quality by quality, and where this picture gains and loses by it.
 * @param layers of all networks, as the fit saw them @param said null where that is not known
 */
export function measureImpression(
  layers: readonly CellLayer[],
  text: readonly TextLine[],
  said: Said | null,
  model: ImpressionModel = impressionModel,
): Measurement<Impression> {
  const regions = cellsOf(layers, regionsOf(text));
  const row = poolLayers(layers, regions);
  const roots = signedRoots(row);
  const features = featuresOf(roots, said);
  // A root is not a sum over cells: each channel's share of the rating is spread as the channel itself is.
  const spread = roots.map((root, at) => (row[at] === 0 ? 0 : root / row[at]!));
  const ratings = IMPRESSION_QUALITIES.map((name) => {
    const { weights } = model[name];
    return [
      name,
      {
        rating: ratingOf(features, model[name]),
        ...effectMap(
          layers,
          regions,
          spread.map((share, at) => weights[at]! * share),
        ),
      },
    ];
  });
  return measured({ ...Object.fromEntries(ratings), ...remarksOn(features) });
}
