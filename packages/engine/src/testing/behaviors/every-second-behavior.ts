import { expect, it } from 'vitest';
import { findDecoder } from '../../gatherers/video/decoding/decoder.ts';
import { cached } from '../cache/cached.ts';
import { stillsOf } from '../videos/stills-of.ts';

/** Tests that decoding finds the frame of every second in videos with these frame rates. */
export function findsEverySecond(rates: readonly number[]): void {
  it.each(rates)(
    'finds the frame of every second at %d frames a second',
    async (rate) => {
      const { keys, farthest } = await cached('stills', [rate, (await findDecoder()).name], () =>
        stillsOf(rate),
      );
      expect(keys).toBeGreaterThanOrEqual(6);
      expect(farthest).toBeLessThan(3);
    },
    120_000,
  );
}
