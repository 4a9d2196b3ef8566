import type { TextLine } from '../../artifacts/artifacts.ts';
import { type Impression, IMPRESSION_QUALITIES } from '../../artifacts/impression.ts';
import { type Measurement, measured } from '../../artifacts/measurement.ts';
import type { CellLayer } from '../frame/index.ts';
import { effectMap } from './effect-map.ts';
import type { TextMeaning } from '../sentences/index.ts';
import { type ImpressionModel, featuresOf, impressionModel, ratingOf, remarksOn } from './model.ts';
import { cellsOf, poolLayers, type Regions, signedRoots } from './pool.ts';

/** Exponent of a line's height relative to the tallest, for its weight as large text. A line half as tall hardly counts. */
const LARGE = 4;

/** Uses the size of text instead of its role, because one misread letter may change a line's role but not its size. */
export function regionsOf(text: readonly TextLine[]): Regions {
  const tallest = Math.max(1e-6, ...text.map(({ height }) => height));
  return {
    largeText: text.map(({ box, height }) => ({ box, counts: (height / tallest) ** LARGE })),
    allText: text.map(({ box }) => ({ box, counts: 1 })),
  };
}

/**
 * The ratings that readers gave to similar-looking pictures, per quality, and where this picture gains and loses most.
 * @param layers of all networks, as in the fit @param meaning null when unknown
 */
export function measureImpression(
  layers: readonly CellLayer[],
  text: readonly TextLine[],
  meaning: TextMeaning | null,
  model: ImpressionModel = impressionModel,
): Measurement<Impression> {
  const regions = cellsOf(layers, regionsOf(text));
  const row = poolLayers(layers, regions);
  const roots = signedRoots(row);
  const features = featuresOf(roots, meaning);
  // A root is not a sum over cells, so each channel's share of the rating is spread the way the channel itself is.
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
