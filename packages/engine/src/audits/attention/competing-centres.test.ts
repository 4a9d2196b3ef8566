import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './competing-centres.ts';

const withCentres = (...shares: number[]) =>
  judge(audit, {
    attention: {
      ...fakeArtifacts().attention,
      centres: shares.map((share, index) => ({ x: 0.1 + 0.15 * index, y: 0.5, share })),
    },
  });

describe('competing-centres', () => {
  it('falls with every rival', () => {
    const scores = [[0.5], [0.4, 0.3], [0.3, 0.25, 0.2, 0.15], [0.16, 0.16, 0.15, 0.15, 0.14, 0.14]].map(
      (shares) => withCentres(...shares).score ?? 0,
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBeGreaterThan(90);
    expect(scores.at(-1)).toBeLessThan(45);
  });

  it('does not move for a centre that is barely there', () => {
    const plain = withCentres(0.4, 0.3).score ?? 0;
    expect(Math.abs((withCentres(0.4, 0.3, 0.01).score ?? 0) - plain)).toBeLessThan(3);
  });

  it('names the shares and shows the rivals first', () => {
    const result = withCentres(0.4, 0.3);
    expect(result.observation).toContain('the strongest holds 40 %, the next 30 %');
    expect(result.evidence[0]?.label).toBe('Rival, 30 % of attention');
  });

  it('does not apply to a map without a centre', () => {
    expect(withCentres().status).toBe('notApplicable');
  });
});
