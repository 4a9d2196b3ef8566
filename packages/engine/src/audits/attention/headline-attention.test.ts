import { describe, expect, it } from 'vitest';
import { fakeArtifacts, textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './headline-attention.ts';

const withShare = (headline: number | null) => {
  const { attention } = fakeArtifacts();
  return judge(audit, { attention: { ...attention, shares: { ...attention.shares, headline } } });
};

describe('headline-attention', () => {
  it.each([
    ['passed over', 0.005, 0, 40],
    ['a glance', 0.04, 45, 65],
    ['its share', 0.24, 90, 100],
  ])('%s', (_, share, least, most) => {
    const { score } = withShare(share);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('says how much larger, and nothing to do where it is well', () => {
    expect(withShare(0.05).fix).toContain('“Hot until the summit” about 67 % larger');
    expect(withShare(0.24).fix).toBe('Keep its size and the calm around it.');
  });

  it('does not apply without a headline', () => {
    expect(withShare(null).status).toBe('notApplicable');
    expect(judge(audit, { text: [textLine({ role: 'legal' })] }).status).toBe('notApplicable');
  });
});
