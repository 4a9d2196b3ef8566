import { describe, expect, it } from 'vitest';
import { seeded } from '../../packages/engine/src/testing/banners/drawn-frame.ts';
import { fitAdLikeness, outOfFoldChances } from './fit.ts';
import type { KnownPicture, PictureKind } from './pictures.ts';

/** Ads have three to six doublings of words, and half have a brand. Photos have zero to two doublings and tilted text. */
function drawn(kind: PictureKind, count: number, random: () => number): KnownPicture[] {
  const isAd = kind !== 'photos';
  return Array.from({ length: count }, (_, at) => ({
    kind,
    file: `${kind} ${at}`,
    fold: `${kind} ${at % 4}`,
    signs: {
      words: isAd ? 3 + 3 * random() : 2 * random(),
      brand: isAd && random() < 0.5 ? 0.9 : 0,
      asks: 0,
      tilt: isAd ? 0 : random(),
      onThings: random(),
    },
  }));
}

describe('ad-likeness fit', () => {
  const random = seeded(3);
  const pictures = (['ads', 'banners', 'photos'] as const).flatMap((kind) => drawn(kind, 40, random));

  it('learns the direction of each signal', () => {
    const { weights, seldom } = fitAdLikeness(pictures);
    expect(weights.words).toBeGreaterThan(0.5);
    expect(weights.brand).toBeGreaterThan(0);
    expect(weights.tilt).toBeLessThan(0);
    expect(seldom).toBeGreaterThan(0);
    expect(seldom).toBeLessThanOrEqual(0.5);
  });

  it('judges every image without its own fold, and makes no claim about an unread one', () => {
    const unread: KnownPicture = { kind: 'ads', file: 'unread', fold: 'ads 0', signs: null };
    const said = outOfFoldChances([...pictures, unread]);
    const share = (kind: PictureKind): number =>
      said.filter(({ picture, isSeldom }) => picture.kind === kind && isSeldom).length / 40;
    expect(share('photos')).toBeGreaterThan(0.9);
    expect(share('ads')).toBeLessThan(0.1);
    expect(said.at(-1)).toMatchObject({ chance: null, isSeldom: false });
  });

  it('finds nothing in shuffled data', () => {
    const shuffled = pictures.map((picture, at) => ({ ...picture, signs: pictures[(at * 37) % 120]!.signs }));
    const said = outOfFoldChances(shuffled);
    const photos = said.filter(({ picture }) => picture.kind === 'photos');
    expect(photos.filter(({ isSeldom }) => isSeldom).length).toBeLessThan(10);
  });
});
