import { describe, expect, it } from 'vitest';
import { analysisOf } from '../testing/analysis-of.ts';
import { fakeArtifacts } from '../testing/index.ts';

const good = analysisOf();

describe('the older sub-scores', () => {
  it.each([
    ['callToActionStrength', 'call-to-action'],
    ['clarityReadability', 'message-clarity'],
    ['emotionalAppeal', 'emotional-appeal'],
    ['relevanceToAudience', 'audience-relevance'],
  ] as const)('%s is the score of %s', (view, id) => {
    const category = good.scoreBreakdown.find((each) => each.id === id);
    expect(good.resonanceScoreBreakdown[view].score).toBeCloseTo(category?.score ?? -1, 0);
  });

  it('falls with the audits it looks at, and with no other', () => {
    const { quality } = fakeArtifacts();
    const blurred = analysisOf({ quality: { ...quality, sharpness: 3, blocking: 3, noise: 20 } });
    expect(good.technicalQuality.assessment).toBe('Excellent');
    expect(blurred.technicalQuality.assessment).not.toBe('Excellent');
    expect(blurred.brandConsistency).toEqual(good.brandConsistency);
  });

  it('lists the colours of the palette', () => {
    expect(good.colorAnalysis.dominantColors[0]).toEqual({ hex: '#f3e3cf', share: 0.52 });
  });
});
