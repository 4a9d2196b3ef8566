import { describe, expect, it } from 'vitest';
import { winChances } from './win-chance.ts';

const around = (score: number, half: number) => ({ score, low: score - half, high: score + half });

describe('chances of the highest true score', () => {
  it('are even for equals and add up to one', () => {
    for (const many of [2, 3, 4]) {
      const chances = winChances(Array.from({ length: many }, () => around(70, 5)));
      for (const chance of chances) expect(chance).toBeCloseTo(1 / many, 6);
    }
    const unlike = winChances([around(74, 6), around(72, 3), around(69, 8)]);
    expect(unlike.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  it.each([
    // Difference in standard deviations: 3.29 / (sqrt(2) * 5 / 1.645) = 0.7654. The normal CDF there is 0.7780.
    [around(73.29, 5), around(70, 5), 0.778],
    // 1.645 standard deviations: 0.95.
    [around(80, 3), around(80 - Math.sqrt(25), 4), 0.95],
    [around(90, 2), around(40, 2), 1],
  ])('of %o against %o are %d', (one, other, expected) => {
    const [chance, rest] = winChances([one, other]);
    expect(chance).toBeCloseTo(expected, 3);
    expect(rest).toBeCloseTo(1 - expected, 3);
  });

  it('of three match a simulation', () => {
    const scores = [around(74, 6), around(72, 3), around(69, 8)];
    let seed = 7;
    const uniform = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const drawn = ({ score, high }: (typeof scores)[number]) =>
      score +
      ((high - score) / 1.645) * Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
    const wins = [0, 0, 0];
    const ROUNDS = 60_000;
    for (let round = 0; round < ROUNDS; round += 1) {
      const draws = scores.map(drawn);
      const best = draws.indexOf(Math.max(...draws));
      wins[best] = (wins[best] ?? 0) + 1;
    }
    for (const [index, chance] of winChances(scores).entries())
      expect(chance).toBeCloseTo((wins[index] ?? 0) / ROUNDS, 2);
  });

  it('rise with the score and approach even as uncertainty grows', () => {
    const against = (score: number, half: number) =>
      winChances([around(score, half), around(70, half)])[0] ?? 0;
    expect(against(75, 5)).toBeGreaterThan(against(72, 5));
    expect(against(75, 5)).toBeGreaterThan(against(75, 12));
    expect(against(75, 12)).toBeGreaterThan(0.5);
  });

  it('assume a minimum uncertainty for every score', () => {
    // Half a point between two scores with no error of their own: 0.5 / (1.1 * sqrt(2)) = 0.3214 standard deviations.
    expect(winChances([around(70.5, 0), around(70, 0)])[0]).toBeCloseTo(0.626, 3);
  });

  it('use the uncut side of an interval at the end of the scale', () => {
    const cut = { score: 98, low: 92, high: 100 };
    expect(winChances([cut, around(95, 6)])).toEqual(winChances([around(98, 6), around(95, 6)]));
  });
});
