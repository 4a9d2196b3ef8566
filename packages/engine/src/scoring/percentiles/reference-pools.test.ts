import { describe, expect, it } from 'vitest';
import { bannerRubric } from '../../rubrics/banner.ts';
import { areComparable } from '../../rubrics/comparable.ts';
import { copyRubric } from '../../rubrics/copy.ts';
import { videoRubric } from '../../rubrics/video.ts';
import { type ReferenceSet, poolFor, poolsOf } from './reference-pools.ts';
import file from './reference-pools.json' with { type: 'json' };

const setOf = (n: number, score: number, rubric = '1'): ReferenceSet => ({
  n,
  rubric,
  overall: Array.from({ length: n }, () => score),
  categories: [{ id: 'attention', scores: Array.from({ length: n }, () => score) }],
});

const POOLS = poolsOf({
  date: '2026-01-01',
  sets: { square: setOf(30, 60), story: setOf(24, 50), ads: setOf(40, 70), videos: setOf(24, 50) },
});

const chosen = (kind: 'banner' | 'banner-copy' | 'video', width: number, height: number) =>
  poolFor(kind, { width, height }, POOLS);

describe('reference pool', () => {
  it.each([
    ['banner', 1080, 1080, 'square banners', 30],
    ['banner-copy', 600, 600, 'square banners', 30],
    ['banner', 1080, 1920, 'banners of all formats', 54],
    ['banner', 160, 600, 'banners of all formats', 54],
    ['banner', 2480, 3508, 'print and social ads', 40],
    ['banner', 1000, 900, 'ads of all kinds', 94],
  ] as const)('for a %s of %d x %d is %s', (kind, width, height, of, n) => {
    expect(chosen(kind, width, height)).toMatchObject({ of, n });
  });

  it('is all ads when the image size is unknown', () => {
    expect(poolFor('banner', null, POOLS)).toMatchObject({ of: 'ads of all kinds' });
  });

  it('is null when there are too few of the kind', () => {
    expect(chosen('video', 1080, 1920)).toBeNull();
    expect(POOLS.copies).toBeNull();
  });

  it('is sorted after merging its sets', () => {
    const { overall, categories } = POOLS.all!;
    for (const scores of [overall, categories[0]!.scores]) {
      expect(scores).toHaveLength(94);
      expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    }
  });

  it('never mixes two rubric versions', () => {
    const { all } = poolsOf({ date: '', sets: { square: setOf(30, 60), ads: setOf(40, 70, '2') } });
    expect(all).toBeNull();
  });
});

describe('a pool merged from several sets', () => {
  const square = {
    n: 15,
    rubric: '1.2.0',
    overall: [70, 50],
    categories: [
      { id: 'clarity', scores: [61] },
      { id: 'attention', scores: [90, 7] },
    ],
  };
  const ads = {
    n: 10,
    rubric: '1.4.0',
    overall: [60],
    categories: [
      { id: 'attention', scores: [8] },
      { id: 'printed', scores: [5, 4] },
    ],
  };
  const merged = (sets: Parameters<typeof poolsOf>[0]['sets']) => poolsOf({ date: '2026-01-01', sets });

  it('holds all scores in ascending order, with the categories of the first set', () => {
    expect(merged({ square, ads }).all).toEqual({
      of: 'ads of all kinds',
      pool: 'real ads from a research collection, and banners drawn for comparison',
      n: 25,
      rubric: '1.4.0',
      overall: [50, 60, 70],
      categories: [
        { id: 'attention', scores: [7, 8, 90] },
        { id: 'printed', scores: [4, 5] },
      ],
    });
  });

  it.each([
    ['the sets have too few scores', { square: { ...square, n: 14 }, ads }],
    ['the sets were graded on different scales', { square: { ...square, rubric: '2.0.0' }, ads }],
    ['there are no sets', {}],
  ])('is null when %s', (_, sets) => {
    expect(merged(sets).all).toBeNull();
  });

  it('exists per kind, and per format if there are enough scores', () => {
    const sets = { square: setOf(30, 60), ads: setOf(40, 70), copies: setOf(25, 55), videos: setOf(26, 50) };
    const { banners, ...rest } = merged(sets);
    expect(rest).toMatchObject({
      ads: { of: 'print and social ads', n: 40, overall: sets.ads.overall },
      all: { of: 'ads of all kinds', n: 70 },
      copies: { of: 'ad copies', n: 25, overall: sets.copies.overall },
      videos: { of: 'video ads', n: 26, overall: sets.videos.overall },
    });
    expect(banners).toMatchObject({
      square: { of: 'square banners', n: 30 },
      story: { of: 'banners of all formats', n: 30 },
    });
  });

  it.each(['video', 'video-copy'] as const)('of videos is used for a %s of any size', (kind) => {
    const pools = merged({ square: setOf(30, 60), videos: setOf(26, 50) });
    expect(poolFor(kind, { width: 1080, height: 1080 }, pools)).toMatchObject({ of: 'video ads', n: 26 });
  });
});

describe('published reference pools', () => {
  const { banners, ads, all, copies, videos } = poolsOf(file);

  it.each([
    ['landscape banners', banners.landscape, bannerRubric],
    ['print and social ads', ads, bannerRubric],
    ['ads of all kinds', all, bannerRubric],
    ['ad copies', copies, copyRubric],
    ['video ads', videos, videoRubric],
  ])('of %s use the current scale: run `npm run percentiles`', (of, pool, rubric) => {
    // Copies have a single category, so they are compared as a whole.
    const categories = rubric === copyRubric ? [] : rubric.categories.map(({ category }) => category.id);
    expect(pool).toMatchObject({ of });
    expect(areComparable(pool!.rubric, rubric.version)).toBe(true);
    expect(pool?.categories.map(({ id }) => id)).toEqual(categories);
  });

  it('have a score for nearly every creative', () => {
    for (const pool of [...Object.values(banners), ads, all, copies, videos])
      expect(pool?.overall.length).toBeGreaterThan(0.95 * (pool?.n ?? 0));
  });
});
