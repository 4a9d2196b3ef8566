import type { Gathered } from '../../packages/engine/src/run-audit.ts';
import { type Grid, gridOf, resize } from './gaze-metrics.ts';

/** The engine's prediction, on a grid of that size. */
export function predictedMap({ artifacts, failures }: Gathered, width: number, height: number): Grid {
  const { attention } = artifacts;
  if (!attention) throw new Error(`No attention map: ${failures.attention ?? 'not measured'}`);
  const { columns, rows, values } = attention;
  const bytes = Buffer.from(values, 'base64');
  return resize({ width: columns, height: rows, data: Float64Array.from(bytes) }, width, height);
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
