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
    ['overlooked', 0.001, 0, 40],
    ['glanced at', 0.02, 55, 75],
    ['seen', 0.11, 90, 100],
  ])('%s', (_, share, least, most) => {
    const { score } = withShare(share);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('quotes it with its share of attention and of the picture', () => {
    expect(withShare(0.03).observation).toBe(
      'The call to action “Shop bottles” draws 3 % of predicted attention on 2.5 % of the picture.',
    );
  });

  it('does not apply without a call to action', () => {
    expect(withShare(null).status).toBe('notApplicable');
    expect(judge(audit, { callToAction: null }).status).toBe('notApplicable');
  });
});
