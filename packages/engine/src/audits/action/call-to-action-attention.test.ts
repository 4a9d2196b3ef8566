import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './call-to-action-attention.ts';

const withShare = (callToAction: number | null) => {
  const { attention } = fakeArtifacts();
  return judge(audit, { attention: { ...attention, shares: { ...attention.shares, callToAction } } });
};

describe('call-to-action-attention', () => {
  it.each([
    ['an overlooked call to action', 0.001, 0, 40],
    ['a glanced-at call to action', 0.02, 55, 75],
    ['a noticed call to action', 0.11, 90, 100],
  ])('gives %s the expected score', (_, share, least, most) => {
    const { score } = withShare(share);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it.each([
    [0.003, 'is easy to overlook', '0.3%'],
    [0.025, 'could get more attention', '2.5%'],
    [0.11, 'gets noticed', '11%'],
  ])('explains an attention share of %f and shows it', (share, meaning, shown) => {
    expect(withShare(share)).toMatchObject({
      observation: `“Shop bottles” ${meaning}.`,
      display: shown,
      good: 'at least 5%',
      evidence: [{ label: `“Shop bottles”: ${shown} of attention` }],
    });
  });

  it('does not apply without a call to action', () => {
    expect(withShare(null).status).toBe('notApplicable');
    expect(judge(audit, { callToAction: null }).status).toBe('notApplicable');
  });
});
