import { describe, expect, it } from 'vitest';
import { analysisOf } from '../../testing/analysis-of.ts';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { judge } from '../../grading/grade.ts';
import { breaches } from '../../testing/fakes/copy-hits.ts';
import { copyOf, fakeArtifacts } from '../../testing/index.ts';

const good = analysisOf();

describe('legacy sub-scores', () => {
  it.each([
    ['callToActionStrength', 'call-to-action'],
    ['clarityReadability', 'message-clarity'],
    ['emotionalAppeal', 'emotional-appeal'],
    ['relevanceToAudience', 'audience-relevance'],
  ] as const)('map %s to the score of %s', (view, id) => {
    const category = good.scoreBreakdown.find((each) => each.id === id);
    expect(good.resonanceScoreBreakdown[view].score).toBeCloseTo(category?.score ?? -1, 0);
  });

  it('do not call a category unmeasured that has a score', () => {
    const { scoreBreakdown, resonanceScoreBreakdown } = analysisOf({ text: [] });
    const { score } = scoreBreakdown.find(({ id }) => id === 'audience-relevance')!;
    expect(resonanceScoreBreakdown.relevanceToAudience).toEqual({
      score,
      explanation: 'Judged only by how readers rated similar ads.',
    });
  });

  it('change only with the audits they depend on', () => {
    const { quality } = fakeArtifacts();
    const blurred = analysisOf({ quality: { ...quality, sharpness: 3, blocking: 3, noise: 20 } });
    expect(good.technicalQuality.assessment).toBe('Excellent');
    expect(blurred.technicalQuality.assessment).not.toBe('Excellent');
    expect(blurred.brandConsistency).toEqual(good.brandConsistency);
  });

  it('keep copy problems out of the image’s typography', () => {
    const withCopy = (copy: Copy) => {
      const gathered = { artifacts: fakeArtifacts({ copy }), failures: {}, confidence: {} };
      return judge({ bytes: new Uint8Array(1), fileName: 'banner.png', copy: copy.text }, gathered, () => {});
    };
    const shouted = withCopy(
      copyOf({ policy: breaches('capitals', 'HOT TEA ON THE SUMMIT', 'SAVE', 'NOW') }),
    );
    expect(shouted.analysis.typographyAnalysis.score).toBe(
      withCopy(copyOf()).analysis.typographyAnalysis.score,
    );
  });

  it('keep file encoding out of the colors', () => {
    const { image } = fakeArtifacts();
    const encoded = analysisOf({ image: { ...image, colourSpace: 'cmyk' } });
    expect(encoded.colorAnalysis).toEqual(good.colorAnalysis);
  });

  it('list the palette colors', () => {
    expect(good.colorAnalysis.dominantColors[0]).toEqual({ hex: '#f3e3cf', share: 0.52 });
  });
});
