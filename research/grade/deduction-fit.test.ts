import { expect, it } from 'vitest';
import { type FailureRow, fitDeductions, reportedScores } from './deduction-fit.ts';

const TIMES = { awareness: {}, consideration: {}, response: {} };
const creative = (at: number, fails: number, copied = fails): FailureRow => ({
  set: 'mockups',
  fold: `mockups ${at % 4}`,
  rating: fails > 0 ? 10 : 60,
  mix: { awareness: 0, consideration: 0, response: 1 },
  scores: { clarity: 80 },
  shares: { clarity: 1 },
  failures: { wavers: copied, holds: fails },
});
const CREATIVES = Array.from({ length: 80 }, (_, at) => creative(at, at % 2));

it('deducts points for a fault readers hold against an ad', () => {
  const { wavers = 0, holds = 0 } = fitDeductions(CREATIVES, TIMES);
  expect(wavers + holds).toBeGreaterThan(20);
  expect(wavers).toBeCloseTo(holds, 0);
});

it('deducts less for a fault that only one copy of an ad shows', () => {
  const pairs = CREATIVES.slice(0, 20).map((before, at) => ({
    before,
    after: creative(at, at % 2, 1 - (at % 2)),
  }));
  const { wavers = 0, holds = 0 } = fitDeductions(CREATIVES, TIMES, pairs);
  expect(wavers).toBeLessThan(0.5 * holds);
});

it('compares scores as a report shows them: under the ceiling, and never below 5 or above 99', () => {
  const ceiling = { audit: 'misspelled', cap: 60 };
  expect(reportedScores([-10, 104, 80, 80.04], [ceiling, null, ceiling, null])).toEqual([5, 99, 60, 80]);
});
