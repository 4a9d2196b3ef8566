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
    ['an overlooked headline', 0.005, 0, 40],
    ['a glanced-at headline', 0.04, 45, 65],
    ['a headline with a good share of attention', 0.24, 90, 100],
  ])('gives %s the expected score', (_, share, least, most) => {
    const { score } = withShare(share);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('suggests more weight without a number, and keeps the default fix for a good share', () => {
    expect(withShare(0.05).fix).toBe(
      'Give the headline more weight: stronger contrast, more free space around it, or larger letters where there is room.',
    );
    expect(withShare(0.24).fix).toBe(audit.words.fix);
  });

  it.each([
    [0.24, 9, 'Viewers are likely to notice the headline “Hot until the summit”.', '24%', 'at least 14%'],
    [
      0.24,
      1.5,
      'The headline “Hot until the summit” draws the eye but is too faint to read easily.',
      '24%',
      'at least 14%, in letters that can be read',
    ],
    [0.01, 9, 'The headline “Hot until the summit” is easy to miss.', '1%', 'at least 14%'],
    [0.01, 1.5, 'The headline “Hot until the summit” is faint and easy to miss.', '0.1%', 'at least 14%'],
  ])(
    'explains an attention share of %f at a contrast of %f:1 and shows the resulting figure',
    (share, contrast, said, display, good) => {
      const { attention } = fakeArtifacts();
      const result = judge(audit, {
        attention: { ...attention, shares: { ...attention.shares, headline: share } },
        text: [textLine({ contrast })],
      });
      expect(result).toMatchObject({ observation: said, display, good });
    },
  );

  it('does not apply without a headline', () => {
    expect(withShare(null).status).toBe('notApplicable');
    expect(judge(audit, { text: [textLine({ role: 'legal' })] }).status).toBe('notApplicable');
  });
});
