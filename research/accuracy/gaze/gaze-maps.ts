import type { Plane } from '../../../packages/engine/src/gatherers/frame/index.ts';
import { heldOutMaps, readGazeDataSet } from '../../attention/held-out.ts';
import { type Grid, gridOf, resize } from './gaze-metrics.ts';
import type { Bench } from '../subject.ts';

/** Predicted maps by picture name, each from weights fitted without that picture. */
export type HeldOutMaps = ReadonlyMap<string, Plane>;

const known = new WeakMap<Bench, Promise<HeldOutMaps>>();

/** Fits once per bench, for all subjects of a card. */
export function heldOutOf(bench: Bench): Promise<HeldOutMaps> {
  const made = known.get(bench) ?? readGazeDataSet(bench.data, bench.measure).then((set) => heldOutMaps(set));
  known.set(bench, made);
  return made;
}

/**
 * The prediction for a picture, resized to the given grid.
 * @throws when the picture has no predicted map
 */
export function predictedMap(maps: HeldOutMaps, name: string, width: number, height: number): Grid {
  const plane = maps.get(name);
  if (!plane) throw new Error(`No map of ${name} was predicted.`);
  return resize({ ...plane, data: Float64Array.from(plane.data) }, width, height);
}

/** Spread of the center bias as a share of width and height. The best on OSIE among .2, .25, .3 and .35. */
const CENTER_SPREAD = 0.25;

/** Baseline that ignores the picture: people look at the middle. */
export const centerBias = (width: number, height: number): Grid =>
  gridOf(width, height, (x, y) => {
    const across = ((x + 0.5) / width - 0.5) / CENTER_SPREAD;
    const down = ((y + 0.5) / height - 0.5) / CENTER_SPREAD;
    return Math.exp(-(across * across + down * down) / 2);
  });
