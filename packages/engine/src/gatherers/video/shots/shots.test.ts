import { describe, expect, it } from 'vitest';
import { drawnShots } from '../../../testing/videos/drawn-shots.ts';
import { measureDrawnVideo } from '../../../testing/videos/measure-drawn-video.ts';

const [WIDTH, HEIGHT] = [192, 108];
/** Seconds: three frames at 25 per second. */
const NEAR = 0.13;

describe('shot detection in drawn videos', () => {
  it.each([
    ['25 frames per second', 25, 0],
    ['29.97 frames per second', 29.97, 1],
    ['60 frames per second, of which every second frame is used', 60, 2],
    ['15 frames per second', 15, 3],
  ])('finds exactly the cuts, within two frames, at %s', async (_, rate, turn) => {
    const lengths = [1.2, 0.8, 2, 0.6, 1.4, 1].map((__, i, all) => all[(i + turn) % all.length]!);
    const shots = drawnShots(lengths, WIDTH, HEIGHT, (shot, i) => ({
      ...shot,
      pan: [0, 0.3, 1.5, 0.05][i % 4]!,
    }));
    const { truth, shots: found } = await measureDrawnVideo({ width: WIDTH, height: HEIGHT, rate, shots });
    const starts = found.slice(1).map(({ start }) => start);
    expect(starts).toHaveLength(truth.cuts.length);
    truth.cuts.forEach((cut, i) => expect(Math.abs(starts[i]! - cut)).toBeLessThanOrEqual(2.05 / rate));
  });

  it('distinguishes fades and dissolves from cuts and locates their middle', async () => {
    const joins = ['cut', 'fade', 'cut', 'dissolve'] as const;
    const shots = drawnShots([1.6, 1.6, 1.6, 1.8], WIDTH, HEIGHT, (shot, i) => ({
      ...shot,
      pan: 0.05 * i,
      joinedBy: joins[i]!,
    }));
    const { truth, shots: found } = await measureDrawnVideo({
      width: WIDTH,
      height: HEIGHT,
      rate: 25,
      shots,
    });
    expect(found.map(({ joinedBy }) => joinedBy)).toEqual([null, 'fade', 'cut', 'fade']);
    const joined = found.flatMap(({ joinedOver }) => joinedOver ?? []);
    expect(joined).toHaveLength(2);
    truth.fades.forEach(({ start, end }, i) => {
      expect(Math.abs(joined[i]!.start - start)).toBeLessThan(NEAR);
      expect(Math.abs(joined[i]!.end - end)).toBeLessThan(NEAR);
    });
  });

  it.each([
    ['a fast pan', { pan: 3 }, {}],
    [
      'titles that appear and fade in',
      {},
      { overlays: [titleFrom(0.4, 0.3), { ...titleFrom(1.1, 0.6), comesBy: 'fade' as const }] },
    ],
    ['a fast zoom', { zoom: 0.8 }, {}],
    ['a handheld camera', { shake: 0.04 }, {}],
    [
      'an image that fades from and to black, with a flash in between',
      {},
      { fadesIn: 0.5, fadesOut: 0.5, strobe: { from: 0.9, to: 1.05, perSecond: 6 } },
    ],
  ])('finds one shot in %s', async (_, motion, extra) => {
    const shots = drawnShots([2], WIDTH, HEIGHT, (shot) => ({ ...shot, ...motion }));
    const { shots: found } = await measureDrawnVideo({
      width: WIDTH,
      height: HEIGHT,
      rate: 25,
      shots,
      ...extra,
    });
    expect(found).toHaveLength(1);
  });
});

function titleFrom(from: number, y: number) {
  return {
    from,
    to: 2,
    banner: {
      width: WIDTH,
      height: HEIGHT,
      ground: { kind: 'plain', paint: '#000000' },
      lines: [{ text: 'Night Orchard', x: 0.1, y, size: 22, colour: '#ffffff', weight: 900 }],
    },
  } as const;
}
