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

  it('asks for more weight by no figure, and for nothing where it is well', () => {
    expect(withShare(0.05).fix).toBe(
      'Give the headline “Hot until the summit” more weight: stronger contrast, more free space around it, or larger letters where there is room.',
    );
    expect(withShare(0.24).fix).toBe(audit.words.fix);
  });

  it.each([
    [0.24, 9, /^Our map of attention puts 24 ?% of looks on the headline “Hot until the summit”\.$/],
    [0.24, 1.5, /draws the eye \(24 ?% of predicted attention\), but is too faint to read easily\.$/],
    [0.01, 9, /is easy to miss \(1 ?% of/],
    [0.01, 1.5, /is faint and easy to miss \(1 ?% of/],
  ])('says what a share of %f at %f : 1 means', (share, contrast, said) => {
    const { attention } = fakeArtifacts();
    const result = judge(audit, {
      attention: { ...attention, shares: { ...attention.shares, headline: share } },
      text: [textLine({ contrast })],
    });
    expect(result.observation).toMatch(said);
  });

  it('does not apply without a headline', () => {
    expect(withShare(null).status).toBe('notApplicable');
    expect(judge(audit, { text: [textLine({ role: 'legal' })] }).status).toBe('notApplicable');
  });
});
