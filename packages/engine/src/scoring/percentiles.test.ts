import { describe, expect, it } from 'vitest';
import { bannerRubric, bannerWithCopyRubric } from '../rubrics/banner.ts';
import { RUBRICS } from '../rubrics/index.ts';
import { percentilesOf, type ReferencePool, shareBelow } from './percentiles.ts';
import referencePool from './reference-pool.json' with { type: 'json' };

const evenly = Array.from({ length: 101 }, (_, percent) => percent / 2 + 40);

describe('the share of the pool below a score', () => {
  it.each([
    ['the worst', 39, evenly, 0],
    ['as the lowest', 40, evenly, 0],
    ['in the middle', 65, evenly, 0.5],
    ['between two quantiles', 65.25, evenly, 0.505],
    ['as the highest', 90, evenly, 1],
    ['the best', 95, evenly, 1],
    ['as all the others', 70, [70, 70, 70], 0.5],
    ['as the better half of the others', 80, [60, 60, 80, 80, 80], 0.75],
  ])('%s', (_, score, quantiles, expected) => {
    expect(shareBelow(score, quantiles)).toBeCloseTo(expected, 10);
  });

  it('never falls while the score rises', () => {
    const shares = Array.from({ length: 700 }, (_, at) => shareBelow(30 + at / 10, evenly));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });
});

const pool: ReferencePool = {
  pool: 'drawn ads',
  n: 40,
  date: '2026-01-01',
  rubric: bannerRubric.version,
  overall: evenly,
  categories: bannerRubric.categories.map(({ category: { id } }) => ({ id, quantiles: evenly })),
};

const scored = (rubric: typeof bannerRubric, scoreOf: (id: string) => number | null) => ({
  overall: 70,
  coverage: 1,
  categories: rubric.categories.map(({ category: { id, name }, weight }) => ({
    id,
    category: name,
    weight: weight / 200,
    score: scoreOf(id),
  })),
});

describe('percentiles', () => {
  it('of a rest of a score there are none, only of the categories that have one', () => {
    const rest = scored(bannerRubric, (id) => (id === 'visual-design' ? 65 : null));
    const found = percentilesOf(bannerRubric, { ...rest, coverage: 0.24 }, pool);
    expect(found?.overall).toBeNull();
    expect(found?.categories.map(({ id }) => id)).toEqual(['visual-design']);
  });

  it('of a banner compare its score and its categories', () => {
    const found = percentilesOf(
      bannerRubric,
      scored(bannerRubric, () => 65),
      pool,
    );
    expect(found).toMatchObject({ pool: 'drawn ads', n: 40, compared: 'creative' });
    expect(found?.overall).toEqual({ score: 70, betterThan: 60, median: 65 });
    expect(found?.categories).toHaveLength(bannerRubric.categories.length);
    expect(found?.categories[0]).toEqual({ id: 'attention', betterThan: 50, median: 65 });
  });

  it('of a banner with copy compare what the picture earns, and say so', () => {
    const ofCopy = new Set(['copy-quality', 'message-match']);
    const found = percentilesOf(
      bannerWithCopyRubric,
      scored(bannerWithCopyRubric, (id) => (ofCopy.has(id) ? 5 : 80)),
      pool,
    );
    expect(found?.compared).toBe('picture');
    expect(found?.overall).toEqual({ score: 80, betterThan: 80, median: 65 });
    expect(found?.categories.map(({ id }) => id)).not.toContain('copy-quality');
  });

  it('leave out what has no score', () => {
    const categories = scored(bannerRubric, (id) => (id === 'attention' ? null : 65));
    expect(percentilesOf(bannerRubric, categories, pool)?.categories.map(({ id }) => id)).not.toContain(
      'attention',
    );
    expect(percentilesOf(bannerRubric, { ...categories, overall: null }, pool)?.overall).toBeNull();
  });

  it('are not told by a pool of another version of the rubric', () => {
    expect(
      percentilesOf(
        bannerRubric,
        scored(bannerRubric, () => 65),
        { ...pool, rubric: '0.9.0' },
      ),
    ).toBeNull();
  });
});

describe('the pool that the product compares with', () => {
  it('was graded by the rubric of today: run `npm run percentiles` after a change of weights', () => {
    const compared = RUBRICS.filter(({ kind }) => kind.startsWith('banner'));
    expect(compared.map(({ version }) => version)).toEqual(compared.map(() => referencePool.rubric));
    expect(compared).toHaveLength(2);
    expect(referencePool.categories.map(({ id }) => id)).toEqual(
      bannerRubric.categories.map(({ category }) => category.id),
    );
  });

  it('has quantiles that rise, with one in the middle', () => {
    for (const quantiles of [
      referencePool.overall,
      ...referencePool.categories.map((each) => each.quantiles),
    ]) {
      expect(quantiles.length % 2).toBe(1);
      expect(quantiles).toEqual(quantiles.toSorted((a, b) => a - b));
    }
  });
});
