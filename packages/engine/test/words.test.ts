import { fakeImpression } from '../src/testing/fakes/fake-impression.ts';
import { describe, expect, it } from 'vitest';
import { analysisOf } from '../src/testing/analysis-of.ts';
import { brandMark, callToActionOf, fakeArtifacts, paletteColor, textLine } from '../src/testing/index.ts';

const { attention, layout, clutter, colour, quality } = fakeArtifacts();

/** Poor ads with the same faults but different brands and figures. */
const ADS = ['Soft socks for cold floors', 'Bread by bike before eight', 'Quiet fans for small flats'].map(
  (words, index) => {
    const y = 0.1 + index * 0.2;
    const headline = textLine({
      text: words,
      box: { x: 0.1, y, w: 0.5, h: 0.05 },
      height: 0.03,
      contrast: 1.5 + index / 4,
    });
    const body = textLine({
      ...headline,
      role: 'body',
      text: `${words} and more`,
      height: 0.012,
      confidence: 0.5,
    });
    return {
      text: [headline, body],
      callToAction: null,
      brand: [],
      palette: ['#d8492a', '#2a9d3a', '#7b2ff2'].map((hex, at) =>
        paletteColor({ hex: at === index ? '#eab200' : hex, hue: 34 + 110 * at }),
      ),
      colour: { ...colour, harmony: 60 + index, colourfulness: 10 + index },
      quality: { ...quality, lightnessSpread: 0.2 + index / 50 },
      clutter: { ...clutter, score: 70 + index },
      layout: {
        ...layout,
        whiteSpace: 0.1 + index / 50,
        imbalance: 0.3 + index / 50,
        alignment: 20 + index,
        figureGround: 0.1 + index / 50,
      },
      impression: fakeImpression(60, { small: 3, faint: 3, brand: 3, request: 3 }),
      attention: {
        ...attention,
        shares: {
          ...attention.shares,
          headline: 0.01 + index / 200,
          callToAction: null,
          brand: null,
          offer: null,
        },
        centres: [{ x: 0.8 - index * 0.3, y: 0.9 - index / 20, share: 0.2 + index / 50 }],
      },
    };
  },
);

/** An element that was not found is missing from every ad in the same way. */
const ABSENT = /(?:^|\. )We (?:could not|found no)|^Say in one short line|^Set the brand’s name by itself/;

const reports = ADS.map((ad) => analysisOf(ad));

describe('report text', () => {
  it('repeats no paragraph of weaknesses or advice between two ads', () => {
    const paragraphs = reports.flatMap(({ keyInsights, recommendations }) => [
      ...keyInsights.weaknesses,
      ...recommendations.map(({ text }) => text),
    ]);
    expect(paragraphs.length).toBeGreaterThan(15);
    const repeated = paragraphs.filter(
      (text, index) => paragraphs.indexOf(text) !== index && !ABSENT.test(text),
    );
    expect(repeated).toEqual([]);
  });

  it('quotes no line in advice that was read with a confidence below 0.6', () => {
    for (const { recommendations, elements } of reports) {
      const unsure = elements.text.filter(({ confidence }) => confidence < 0.6);
      expect(unsure.length).toBeGreaterThan(0);
      for (const { text } of unsure)
        expect(recommendations.filter((each) => each.text.includes(`“${text}”`))).toEqual([]);
    }
  });

  it('names the variant in a test idea and leaves the how to the recommendation', () => {
    for (const { abTestingIdeas, recommendations } of reports) {
      expect(abTestingIdeas.length).toBeGreaterThan(0);
      for (const { variant } of abTestingIdeas) {
        expect(recommendations.filter(({ text }) => variant.includes(text))).toEqual([]);
        expect(variant).toMatch(/^Version B/);
      }
    }
  });

  it.each([
    ['a poor ad', ADS[0]],
    ['a good ad', {}],
    [
      'an ad with one line',
      {
        text: [textLine()],
        layout: { ...layout, alignment: null },
        callToAction: callToActionOf(),
        brand: [brandMark()],
      },
    ],
  ])('has no “1 checks”, promises, or undefined values: %s', (_, ad) => {
    const words = JSON.stringify(analysisOf(ad));
    expect(words).not.toMatch(/\b1 (?:checks|words|lines|faces|categories|placements|people)\b/);
    expect(words).not.toMatch(/undefined|NaN|\[object/);
    expect(words).not.toMatch(/will (?:sell|earn|convert)|guaranteed to|amazing|stunning/i);
  });
});
