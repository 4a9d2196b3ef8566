import type { Plane } from '../../../packages/engine/src/gatherers/frame/index.ts';
import { heldOutMaps, readSet } from '../../attention/held-out.ts';
import { type Grid, gridOf, resize } from './gaze-metrics.ts';
import type { Bench } from '../subject.ts';

/** Predicted maps by name of the picture, each by weights that were fitted without it. */
export type HeldOutMaps = ReadonlyMap<string, Plane>;

const known = new WeakMap<Bench, Promise<HeldOutMaps>>();

/** Fitted once for all subjects of a card. */
export function heldOutOf(bench: Bench): Promise<HeldOutMaps> {
  const made = known.get(bench) ?? readSet(bench.data, bench.measure).then((set) => heldOutMaps(set));
  known.set(bench, made);
  return made;
}

/** The prediction for a picture, on a grid of that size. */
export function predictedMap(maps: HeldOutMaps, name: string, width: number, height: number): Grid {
  const plane = maps.get(name);
  if (!plane) throw new Error(`No map of ${name} was predicted.`);
  return resize({ ...plane, data: Float64Array.from(plane.data) }, width, height);
}

/** Spread of the centre bias as a share of width and height: the best for OSIE among .2, .25, .3 and .35. */
const CENTRE_SPREAD = 0.25;

/** What a guess that sees nothing says: people look at the middle. */
export const centreBias = (width: number, height: number): Grid =>
  gridOf(width, height, (x, y) => {
    const across = ((x + 0.5) / width - 0.5) / CENTRE_SPREAD;
    const down = ((y + 0.5) / height - 0.5) / CENTRE_SPREAD;
    return Math.exp(-(across * across + down * down) / 2);
  });
