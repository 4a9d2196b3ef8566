import { describe, expect, it } from 'vitest';
import { formatValue } from '../../format-value.ts';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './brand-attention.ts';

const withShare = (brand: number | null) => {
  const { attention } = fakeArtifacts();
  return judge(audit, { attention: { ...attention, shares: { ...attention.shares, brand } } });
};

describe('brand-attention', () => {
  it.each([
    ['overlooked', 0.001, 15, 42],
    ['glanced at', 0.02, 78, 90],
    ['looked at', 0.06, 88, 100],
  ])('%s', (_, share, least, most) => {
    const { score } = withShare(share);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('quotes the mark with its share', () => {
    const [shown, needed] = [2.2, 4].map((percent) => formatValue(percent, 'percent'));
    expect(withShare(0.022).observation).toBe(
      `“TARNWELL” could get more attention (${shown} of predicted attention; ${needed} or more is ideal).`,
    );
    expect(withShare(0.001).observation).toContain('“TARNWELL” is easy to overlook');
    expect(withShare(0.06).observation).toContain('“TARNWELL” gets noticed');
  });

  it('does not apply without a brand', () => {
    expect(withShare(null).status).toBe('notApplicable');
    expect(judge(audit, { brand: [] }).status).toBe('notApplicable');
  });
});
