import { describe, expect, it } from 'vitest';
import { readCopy } from '../../gatherers/copy/index.ts';
import { judge } from '../../grading/grade.ts';
import type { Analysis } from '../../report.ts';
import { callToActionOf, copyOf, fakeArtifacts, textLine } from '../../testing/index.ts';

const GERMAN =
  'Heißer Tee auf dem Gipfel: Die Flasche von Tarnwell hält 18 Stunden warm. Sparen Sie 30 % auf jede Flasche bis Sonntag. Jetzt im Shop bestellen.';

/** The whole report on a banner with these words, with or without copy. */
function reportOn(headline: string, request: string, copy?: string): Analysis {
  const read = copy === undefined ? null : readCopy(copy);
  const { copy: _, ...shown } = fakeArtifacts({
    text: [
      textLine({ text: headline }),
      textLine({ text: request, role: 'callToAction', box: { x: 0.1, y: 0.8, w: 0.3, h: 0.06 } }),
    ],
    callToAction: callToActionOf({ text: request }),
  });
  const artifacts = { ...shown, ...(read?.ok && { copy: read.value }) };
  const creative = { bytes: new Uint8Array(1), fileName: 'ad.png', ...(copy !== undefined && { copy }) };
  return judge(creative, { artifacts, failures: {}, confidence: {} }, () => {}).analysis;
}

const OF_ENGLISH = /^(?:benefit-words|emotion-words|jargon-share|reader-address|subject-words|word-length)$/;

describe('ads in languages other than English', () => {
  it.each([
    ['German, with copy', 'Heiß bis zum Gipfel', 'Jetzt kaufen', GERMAN],
    ['German, image only', 'Heiß bis zum Gipfel und auf der Hütte', 'Jetzt kaufen', undefined],
    ['Spanish, detected from the button', 'Vuela a Lima', 'Reserva ahora', undefined],
    ['French, detected from the button', 'Thé chaud au sommet', 'Achetez maintenant', undefined],
  ])('get no English copy suggestions: %s', (_, headline, request, copy) => {
    const { optimizationRecommendations, recommendations } = reportOn(headline, request, copy);
    const { ctaVariations, emotionalRewrites, copyEdits, audienceAlignment } = optimizationRecommendations;
    expect([ctaVariations, emotionalRewrites, copyEdits]).toEqual([[], [], []]);
    expect(audienceAlignment).toEqual([]);
    expect(recommendations.filter(({ audit }) => OF_ENGLISH.test(audit))).toEqual([]);
  });

  it('get no key insights from English-only audits', () => {
    const { keyInsights, audits } = reportOn('Tee und Berge', 'Jetzt kaufen', GERMAN);
    const titles = audits.filter(({ id }) => OF_ENGLISH.test(id)).map(({ title }) => title);
    const told = [...keyInsights.strengths, ...keyInsights.weaknesses];
    expect(told.filter((insight) => titles.some((title) => insight.startsWith(title)))).toEqual([]);
  });

  it('get no headline win chance and no reasons for one', () => {
    const pull = reportOn('Heiß bis zum Gipfel', 'Jetzt kaufen', GERMAN).audits.find(
      ({ id }) => id === 'copy-pull',
    );
    expect(pull).toMatchObject({ score: null, fix: '' });
    expect(pull?.observation).not.toMatch(/headlines|gains by|loses by/);
  });

  it.each([
    ['Save 30%', 'Learn more', undefined],
    ['Save 30%', 'Learn more', copyOf().text],
    ['30% OFF', 'See more', undefined],
  ])('do not include English ads: %s, %s', (headline, request, copy) => {
    const { ctaVariations } = reportOn(headline, request, copy).optimizationRecommendations;
    expect(ctaVariations.length).toBeGreaterThan(0);
  });
});
