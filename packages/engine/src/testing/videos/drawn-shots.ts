import type { BannerSpec } from '../banners/banner-spec.ts';
import type { VideoShot } from './video-spec.ts';

/** Background colors, dark and light, of shots that look like different places. */
const PLACES = [
  ['#243a1f', '#c9a24e'],
  ['#101a40', '#88aaff'],
  ['#5a1020', '#ff9a80'],
  ['#203030', '#80c0b0'],
  ['#303030', '#e0e0d0'],
  ['#402050', '#d0a0e0'],
  ['#104020', '#90e090'],
  ['#503010', '#f0c070'],
] as const;

/** A grainy background without text; each number gives another. */
export const drawnPlace = (which: number, width: number, height: number): BannerSpec => {
  const [dark, light] = PLACES[which % PLACES.length]!;
  return {
    width,
    height,
    ground: { kind: 'texture', dark, light, grain: 0.3 + 0.1 * (which % 4) },
    shapes: [{ kind: 'circle', x: 150 + 110 * (which % 7), y: 200, r: 60 + 12 * (which % 5), fill: light }],
    lines: [],
  };
};

/** Shots of these lengths, each in a different place. */
export const drawnShots = (
  seconds: readonly number[],
  width: number,
  height: number,
  change: (shot: VideoShot, index: number) => VideoShot = (shot) => shot,
): VideoShot[] =>
  seconds.map((length, i) => change({ seconds: length, banner: drawnPlace(i, width, height) }, i));
