import { expect, it } from 'vitest';
import { bannerRubric } from './banner.ts';
import { DEDUCTIONS } from './deductions.ts';
import { LEARNED_AUDITS, auditsOf } from './index.ts';
import { withObjective } from './with-objective.ts';

const pointsFor = (awareness: number) =>
  withObjective(bannerRubric, { awareness, consideration: 0, response: 1 - awareness }).deductions;

it('every deduction belongs to an audit that explains itself', () => {
  const known = new Set(auditsOf(bannerRubric).map(({ id }) => id));
  expect(DEDUCTIONS.length).toBeGreaterThan(5);
  expect(DEDUCTIONS.filter(({ audit }) => !known.has(audit) || LEARNED_AUDITS.has(audit))).toEqual([]);
  expect(DEDUCTIONS.filter(({ points }) => points <= 0 || points > 40)).toEqual([]);
});

it('deductions are scaled by the chance that the ad’s objective is not awareness', () => {
  expect(pointsFor(0)).toEqual(DEDUCTIONS);
  expect(pointsFor(0.5)).toEqual(DEDUCTIONS.map(({ audit, points }) => ({ audit, points: points / 2 })));
  expect(pointsFor(1)?.every(({ points }) => points === 0)).toBe(true);
});
