import { IMPRESSION_QUALITIES } from '../../packages/engine/src/artifacts/impression.ts';
import { shapeTrunk } from '../../packages/engine/src/gatherers/clutter/index.ts';
import { gatherDecoded } from '../../packages/engine/src/gatherers/index.ts';
import {
  cellsOf,
  encodeWeights,
  poolLayers,
  regionsOf,
  textureTrunk,
  featuresOf,
  impressionModel,
  ratingOf,
  remarksOn,
  signedRoots,
} from '../../packages/engine/src/gatherers/impression/index.ts';
import { textMeaning } from '../../packages/engine/src/gatherers/sentences/index.ts';
import { decodeImage } from '../../packages/engine/src/gatherers/picture/index.ts';
import { runObjectNetwork } from '../../packages/engine/src/gatherers/things/index.ts';
import type { Gathered } from '../../packages/engine/src/grading/run-audit.ts';
import { type Picture, pictureStore } from '../data/cache-file.ts';
import { REAPPLIED, codeDigest } from '../data/measurement-cache.ts';

export interface MeasuredPicture {
  readonly gathered: Gathered;
  /** Pooled activations of the networks' layers. */
  readonly pooled: Float32Array;
}

/**
 * Measures pictures, with a file cache because measuring takes minutes.
 * @returns by the name of its cache file and the picture
 */
export function pictureCache(cache: string): (name: string, picture: Picture) => Promise<MeasuredPicture> {
  const store = pictureStore(cache, codeDigest(REAPPLIED));
  return async (name, { fileName, source, bytes }) => {
    const measure = async () => measurePicture(await bytes(), fileName);
    const { gathered, pooled } = await store(name, source, measure);
    return { gathered, pooled: pooledFrom(pooled) };
  };
}

/** Decodes pooled layers, which are cached as base64. */
const pooledFrom = (kept: string): Float32Array =>
  new Float32Array(new Uint8Array(Buffer.from(kept, 'base64')).buffer);

/** Recomputes impressions with the current model. Cached ones may come from an older model. */
export async function withCurrentImpressions({ gathered, pooled }: MeasuredPicture): Promise<Gathered> {
  const { artifacts } = gathered;
  const kept = artifacts.impression;
  if (!kept) return gathered;
  const { text = [], elements } = artifacts;
  const features = featuresOf(signedRoots(pooled), await textMeaning(text, elements));
  const rated = IMPRESSION_QUALITIES.map((quality) => [
    quality,
    { ...kept[quality], rating: ratingOf(features, impressionModel[quality]) },
  ]);
  return {
    ...gathered,
    artifacts: {
      ...artifacts,
      impression: { ...Object.fromEntries(rated), ...remarksOn(features) },
    },
  };
}

/** All measurements of a picture. `pooled` is base64. */
async function measurePicture(
  bytes: Uint8Array,
  fileName: string,
): Promise<{ gathered: Gathered; pooled: string }> {
  const creative = { bytes, fileName };
  const decoded = await decodeImage(creative);
  const gathered = await gatherDecoded(creative, decoded, () => {});
  const sight = await runObjectNetwork(decoded.frame);
  if (!sight.ok) throw new Error(sight.reason);
  const layers = [
    ...(await shapeTrunk.layersOn(decoded.frame)),
    ...(await textureTrunk.layersOn(decoded.frame)),
    ...sight.value.layers,
  ];
  return {
    gathered,
    pooled: encodeWeights(poolLayers(layers, cellsOf(layers, regionsOf(gathered.artifacts.text ?? [])))),
  };
}
