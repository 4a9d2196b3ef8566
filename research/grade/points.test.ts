import { describe, expect, it } from 'vitest';
import { type Column, type Pair, fitPoints } from './points.ts';

const CREATIVES = 40;
const scoreOf = (at: number): number => 100 - 5 * (at % 10);
/** Two audits score all creatives the same; only in the copy of the last creative does the first one differ. */
const column = (id: string, copied: number): Column => ({
  id,
  scores: [...Array.from({ length: CREATIVES }, (_, at) => scoreOf(at)), copied],
  confidences: Array.from({ length: CREATIVES + 1 }, () => 1),
  prior: 20,
});
const LAST = CREATIVES - 1;
const COLUMNS = [column('wavers', 100), column('holds', scoreOf(LAST))];
const TARGETS = Array.from({ length: CREATIVES }, (_, at) => scoreOf(at));
const WEIGHTS = TARGETS.map(() => 100);
const fit = (pairs: readonly Pair[], weights = WEIGHTS) =>
  fitPoints(COLUMNS, TARGETS, weights, pairs).map(({ points }) => points);

describe('fitted audit points', () => {
  it('are shared equally by two identical audits', () => {
    const [wavers, holds] = fit([]);
    expect(wavers).toBeCloseTo(holds!, 1);
    expect(wavers! + holds!).toBeGreaterThan(85);
  });

  it('go to the audit that is stable across copies', () => {
    const [wavers, holds] = fit([{ of: LAST, copy: CREATIVES }]);
    expect(wavers).toBeLessThan(0.7 * holds!);
  });

  it('are not affected by the copy of a creative with zero weight', () => {
    const weights = WEIGHTS.with(LAST, 0);
    expect(fit([{ of: LAST, copy: CREATIVES }], weights)).toEqual(fit([], weights));
  });

  it('take the typical value from the creatives only', () => {
    const [first] = fitPoints([column('wavers', 0)], TARGETS, WEIGHTS);
    const [same] = fitPoints([column('wavers', 100)], TARGETS, WEIGHTS);
    expect(first).toEqual(same);
  });
});
