import { describe, expect, it } from 'vitest';
import { bannerRubric, bannerWithCopyRubric } from '../../rubrics/banner.ts';
import { copyRubric } from '../../rubrics/copy.ts';
import { videoRubric } from '../../rubrics/video.ts';
import type { CreativeRubric } from '../../rubrics/rubric.ts';
import { percentilesOf, rankAmong, standingInPool } from './percentiles.ts';
import type { ReferencePool } from './reference-pools.ts';

const evenly = Array.from({ length: 100 }, (_, at) => at / 2 + 40);

describe('rank of a score', () => {
  it.each([
    ['below the worst', 39, evenly, 0],
    ['equal to the worst', 40, evenly, 1],
    ['in the middle', 64.75, evenly, 50],
    ['equal to one in the middle', 65, evenly, 51],
    ['equal to the best', 89.5, evenly, 99],
    ['above the best', 95, evenly, 100],
    ['equal to all others', 70, [70, 70, 70], 50],
    ['equal to the better part of the others', 80, [60, 60, 80, 80, 80], 70],
    ['above all but one of many', 90, [...Array.from({ length: 400 }, () => 50), 95], 99],
    ['below all but one of many', 40, [30, ...Array.from({ length: 400 }, () => 50)], 1],
    ['equal to the second worst of many', 40, [30, 40, ...Array.from({ length: 400 }, () => 50)], 1],
  ])('is right for a score %s', (_, score, scores, betterThan) => {
    expect(rankAmong(score, scores).betterThan).toBe(betterThan);
  });

  it('never falls as the score rises', () => {
    const standings = Array.from({ length: 700 }, (_, at) => rankAmong(30 + at / 10, evenly).betterThan);
    expect(standings).toEqual(standings.toSorted((a, b) => a - b));
  });

  it.each([
    [[50, 60, 90], 60],
    [[50, 60, 71, 90], 65.5],
  ])('includes the median of %j', (scores, median) => {
    expect(rankAmong(10, scores).median).toBe(median);
  });
});

const poolOf = (rubric: CreativeRubric, of: string): ReferencePool => ({
  of,
  pool: 'invented',
  n: 100,
  rubric: rubric.version,
  overall: evenly,
  categories: rubric.categories.map(({ category: { id } }) => ({ id, scores: evenly })),
});
const banners = poolOf(bannerRubric, 'drawn banners');
const copies = { ...banners, of: 'drawn copies', n: 30, rubric: copyRubric.version };

const scored = (rubric: CreativeRubric, scoreOf: (id: string) => number | null) => ({
  overall: 70,
  coverage: 1,
  audits: [],
  deductions: [],
  scoredWith: null,
  categories: rubric.categories.map(({ category: { id, name }, weight }) => ({
    id,
    category: name,
    weight: weight / 200,
    score: scoreOf(id),
  })),
});

const auditOfCopy = (score: number | null, weight: number) =>
  ({ category: 'copy-quality', status: 'measured', score, weight }) as never;

const withoutApplying = {
  category: 'copy-quality',
  status: 'notApplicable',
  score: null,
  weight: 50,
} as never;
const auditOfPicture = { category: 'attention', status: 'measured', score: 80, weight: 90 } as never;

describe('rank in a pool', () => {
  it.each([
    ['without a score', null, copies, copyRubric.version],
    ['without a pool', 65, null, copyRubric.version],
    ['with a pool for another rubric', 65, copies, '0.9.0'],
    ['without a score and with a pool for another rubric', null, copies, '0.9.0'],
  ])('is null %s', (_, score, pool, version) => {
    expect(standingInPool(score, pool, version)).toBeNull();
  });

  it('describes the pool and its size', () => {
    expect(standingInPool(65, copies, copyRubric.version)).toEqual({
      of: 'drawn copies',
      pool: 'invented',
      n: 30,
      betterThan: 51,
      median: 64.8,
    });
  });
});

describe('percentiles', () => {
  it('of a mostly unmeasured score cover only the measured categories', () => {
    const rest = scored(bannerRubric, (id) => (id === 'visual-design' ? 65 : null));
    const found = percentilesOf(bannerRubric, { ...rest, coverage: 0.24 }, banners);
    expect(found?.overall).toBeNull();
    expect(found?.categories.map(({ id }) => id)).toEqual(['visual-design']);
  });

  it.each([
    ['banner', bannerRubric, banners],
    ['video', videoRubric, poolOf(videoRubric, 'drawn videos')],
  ])('of a %s compare its score and categories', (_, rubric, pool) => {
    const all = scored(rubric, () => 65);
    const found = percentilesOf(rubric, all, pool);
    expect(found).toMatchObject({ of: pool.of, pool: 'invented', n: 100, compared: 'creative', copy: null });
    expect(found?.overall).toEqual({ score: 70, betterThan: 61, median: 64.8 });
    expect(found?.categories).toHaveLength(rubric.categories.length);
    expect(found?.categories[0]).toEqual({
      id: rubric.categories[0]!.category.id,
      betterThan: 51,
      median: 64.8,
    });
  });

  it('of a banner with copy compare the image score and, separately, the copy', () => {
    const ofCopy = new Set(['copy-quality', 'message-match']);
    const all = scored(bannerWithCopyRubric, (id) => (ofCopy.has(id) ? 45 : 80));
    const audits = [auditOfCopy(45, 10), auditOfCopy(null, 5)];
    const found = percentilesOf(bannerWithCopyRubric, { ...all, audits }, banners, copies);
    expect(found?.compared).toBe('picture');
    expect(found?.overall).toEqual({ score: 80, betterThan: 81, median: 64.8 });
    expect(found?.categories.map(({ id }) => id)).not.toContain('copy-quality');
    expect(found?.copy).toEqual({
      of: 'drawn copies',
      pool: 'invented',
      n: 30,
      betterThan: 11,
      median: 64.8,
    });
  });

  it.each([
    ['that was hardly measured', [auditOfCopy(45, 5), auditOfCopy(null, 10)], null],
    ['without checked audits', [], null],
    ['next to a measured image', [auditOfCopy(45, 5), auditOfCopy(null, 10), auditOfPicture], null],
    ['that was measured just enough', [auditOfCopy(45, 13), auditOfCopy(null, 7)], 81],
    ['that was measured as far as it applies', [auditOfCopy(45, 10), withoutApplying], 81],
  ])('of a copy %s include it only if enough was measured', (_, audits, betterThan) => {
    const all = scored(bannerWithCopyRubric, () => 80);
    const found = percentilesOf(bannerWithCopyRubric, { ...all, audits }, banners, copies);
    expect(found?.copy?.betterThan ?? null).toBe(betterThan);
  });

  it.each([
    ['just enough', { coverage: 0.65 }, 80, 81],
    ['too little', { coverage: 0.64 }, 80, null],
    ['no category', {}, null, null],
  ])('of an image with copy compare the image if enough was measured: %s', (_, parts, score, betterThan) => {
    const all = scored(bannerWithCopyRubric, (id) => (id === 'copy-quality' ? 45 : score));
    const found = percentilesOf(bannerWithCopyRubric, { ...all, ...parts }, banners, copies);
    expect(found?.overall?.betterThan ?? null).toBe(betterThan);
  });

  it.each([
    ['a deduction in the image', [{ audit: 'offer-shown', points: 7 }], 100, 73],
    ['a deduction in the copy', [{ audit: 'copy-clarity', points: 7 }], 100, 80],
    ['a ceiling of the image', [], 0, 45],
  ])('of an image with copy include %s only as its pool does', (_, deductions, placeholder, score) => {
    const all = scored(bannerWithCopyRubric, () => 80);
    const judged = (id: string, category: string, own: number) =>
      ({ id, category, score: own, confidence: 1, status: 'measured', weight: 1 }) as never;
    const audits = [
      judged('offer-shown', 'attention', 40),
      judged('placeholder-text', 'visual-design', placeholder),
      judged('copy-clarity', 'copy-quality', 40),
      judged('copy-respect', 'copy-quality', 0),
    ];
    const found = percentilesOf(bannerWithCopyRubric, { ...all, audits, deductions }, banners, copies);
    expect(found?.overall?.score).toBe(score);
  });

  it('of an image with copy use the measured categories', () => {
    const all = scored(bannerWithCopyRubric, (id) => (id === 'attention' ? null : 80));
    const found = percentilesOf(bannerWithCopyRubric, all, banners, copies);
    expect(found?.overall?.score).toBe(80);
  });

  it('leave out what has no score', () => {
    const categories = scored(bannerRubric, (id) => (id === 'attention' ? null : 65));
    expect(percentilesOf(bannerRubric, categories, banners)?.categories.map(({ id }) => id)).toEqual(
      banners.categories.map(({ id }) => id).filter((id) => id !== 'attention'),
    );
    expect(percentilesOf(bannerRubric, { ...categories, overall: null }, banners)?.overall).toBeNull();
  });

  it('are null when the score includes a reader’s ratings', () => {
    const all = scored(bannerRubric, () => 65);
    const reader = { model: 'small-1', by: null, prompt: 'v1', measured: 65, measuredGrade: 'D' as const };
    expect(percentilesOf(bannerRubric, { ...all, scoredWith: reader }, banners)).toBeNull();
  });

  it.each([
    ['without a pool', null],
    ['with a pool for another rubric version', { ...banners, rubric: '0.9.0' }],
  ])('are null %s', (_, pool) => {
    const all = scored(bannerRubric, () => 65);
    expect(percentilesOf(bannerRubric, all, pool)).toBeNull();
  });
});
