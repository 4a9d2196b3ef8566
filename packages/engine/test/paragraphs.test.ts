import { beforeAll, describe, expect, it } from 'vitest';
import { type Analysis, grade } from '../src/index.ts';
import { SAMPLE_ADS, renderBanner } from '../src/testing/index.ts';

/** In characters. Shorter paragraphs, such as 'All lines share one edge.', can be true of two ads. */
const LONG = 50;

/**
 * Everything in a report that is written about this ad alone. Categories and benchmarks are left out: two ads with the
 * same fault share their titles and sources.
 */
function paragraphsOf(analysis: Analysis): readonly string[] {
  const { verdict, keyInsights, recommendations, abTestingIdeas } = analysis;
  const { copyEdits, ctaVariations, emotionalRewrites, platformAdaptations } =
    analysis.optimizationRecommendations;
  return [
    verdict,
    ...keyInsights.strengths,
    ...keyInsights.weaknesses,
    ...recommendations.map(({ text }) => text),
    ...abTestingIdeas.map(({ variant }) => variant),
    ...copyEdits.map(({ revised }) => revised),
    ...ctaVariations.map(({ reason }) => reason),
    ...emotionalRewrites.map(({ text }) => text),
    ...platformAdaptations.map(({ change }) => change),
  ];
}

/** An element that was not found is missing from every ad in the same way. */
const ABSENT = /(?:^|\. )We (?:could not|found no)|^Set the brand’s name by itself/;

describe('reports on the sample ads', { timeout: 240_000 }, () => {
  let reports: readonly { readonly name: string; readonly analysis: Analysis }[];

  beforeAll(async () => {
    const graded = [];
    for (const { name, banner, copy } of SAMPLE_ADS) {
      const { png } = await renderBanner(banner);
      const creative = { bytes: png, fileName: `${name}.png`, ...(copy !== undefined && { copy }) };
      graded.push({ name, analysis: (await grade(creative)).analysis });
    }
    reports = graded;
  }, 240_000);

  it('have no paragraph in common', () => {
    const shared = reports.flatMap((one, index) =>
      reports.slice(index + 1).flatMap((other) => {
        const theirs = new Set(paragraphsOf(other.analysis));
        return paragraphsOf(one.analysis)
          .filter((text) => text.length > LONG && theirs.has(text) && !ABSENT.test(text))
          .map((text) => `${one.name} and ${other.name}: ${text}`);
      }),
    );
    expect(shared).toEqual([]);
  });

  it('have enough long paragraphs to compare', () => {
    for (const { analysis } of reports)
      expect(paragraphsOf(analysis).filter((text) => text.length > LONG).length).toBeGreaterThan(4);
  });

  it('have correct grammar around names, counts, and quotes', () => {
    for (const { analysis } of reports) {
      const words = paragraphsOf(analysis).join('\n');
      expect(words).not.toMatch(/s’s\b|\.”\.|\bno times\b|\bundefined\b|\bNaN\b/);
      expect(words).not.toMatch(/\b(?:stand|have) “[^”]+”: move it\b/);
    }
  });

  it('mention a phone only if the ad is shown on one', () => {
    for (const { analysis } of reports) {
      const { width, height } = analysis.creative;
      const strip = width / height > 2;
      const { observation = '' } = analysis.audits.find(({ id }) => id === 'text-size') ?? {};
      expect(observation).not.toMatch(strip ? /phone/ : /page/);
    }
  });
});
