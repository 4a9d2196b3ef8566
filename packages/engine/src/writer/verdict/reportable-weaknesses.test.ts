import { describe, expect, it } from 'vitest';
import { analysisOf } from '../../testing/analysis-of.ts';
import { factsWith } from '../../testing/facts-with.ts';
import { fakeImpression } from '../../testing/fakes/fake-impression.ts';
import { fakeArtifacts, textLine } from '../../testing/index.ts';
import { weaknessModelOf } from '../../testing/remark-model-of.ts';
import { likelyWeaknesses } from '../remarks/likely-weakness.ts';
import { weakestPhrase, topWeaknesses } from './reportable-weaknesses.ts';
import { remarkSigns } from '../remarks/remark-signs.ts';

const { elements, image, text } = fakeArtifacts();
const subject = { kind: 'scene', box: { x: 0.4, y: 0.4, w: 0.3, h: 0.5 }, p: 0.9 } as const;
const withSmall = [
  ...text,
  textLine({
    text: 'Made in Ashford',
    role: 'body',
    height: 0.008,
    contrast: 9,
    box: { x: 0.1, y: 0.9, w: 0.3, h: 0.02 },
  }),
];

describe('remark signals', () => {
  it('contain audit failures, and text size relative to a square of the image’s area', () => {
    const { audits } = analysisOf();
    const upright = { ...image, width: 1080, height: 1920 };
    const line = textLine({ text: 'Hot until the summit', height: 0.09 });
    const signs = remarkSigns({ audits, artifacts: { image: upright, text: [line] } });
    const failed = audits.find(({ score }) => score !== null && score < 100)!;
    expect(signs[failed.id]).toBeCloseTo(1 - failed.score! / 100);
    expect(signs['largest letters']).toBeCloseTo(Math.log(0.09 / Math.sqrt(1080 / 1920)));
    expect(signs).toMatchObject({ words: Math.log(5), 'brand sureness': 0, upright: 1, strip: 0 });
  });
});

describe('likely weaknesses', () => {
  const { audits } = analysisOf();

  it('are sorted by chance', () => {
    const [first, second] = likelyWeaknesses(
      { audits, artifacts: fakeArtifacts() },
      weaknessModelOf({ craft: 0, color: 1 }),
    );
    expect([first!.remark, second!.remark]).toEqual(['color', 'craft']);
    expect(second!.chance).toBe(0.5);
  });

  it('are more likely when readers named them for similar-looking images', () => {
    const fitted = { ...weaknessModelOf({ craft: 0 }), empty: { intercept: -1, weights: { likeness: 2 } } };
    const first = (empty: number) =>
      likelyWeaknesses({ audits: [], artifacts: { impression: fakeImpression(60, { empty }) } }, fitted)[0];
    expect(first(0.4)!.remark).toBe('craft');
    expect(first(1)).toMatchObject({ remark: 'empty', chance: expect.closeTo(0.73, 2) });
  });

  it('leave out what the report praises', () => {
    const praised = audits.find(({ id }) => id === 'brand-presence')!;
    const likely = (score: number) =>
      likelyWeaknesses(
        { audits: [{ ...praised, score, pointsPossible: 5 }], artifacts: fakeArtifacts() },
        weaknessModelOf({ brand: 3 }),
      )[0]!.remark;
    expect(likely(60)).toBe('brand');
    expect(likely(100)).not.toBe('brand');
  });
});

describe('the weakest point of an ad', () => {
  it.each([
    ['the likeliest', { small: -0.3, faint: -1 }, 'point is small text'],
    [
      'two that are likely',
      { small: 0, faint: -0.4 },
      'points are small text and text that blends into its background',
    ],
    [
      'what no check bears out where it is far likelier than not',
      { picture: 0.7, small: -0.5 },
      'point is a picture that could sell anything',
    ],
    ['no such thing that is less likely', { picture: 0.5, small: -0.3 }, 'point is small text'],
    ['none that is unlikely', { small: -0.5 }, null],
  ] as const)('is %s', (_, odds, words) => {
    const { facts } = factsWith('headline-size', { text: withSmall, subject });
    const found = topWeaknesses({ ...facts, total: { ...facts.total, audits: [] } }, weaknessModelOf(odds));
    expect(weakestPhrase(found, facts)).toBe(words === null ? null : `we think its weakest ${words}`);
  });

  it.each([
    ['certainly the brand', {}, ['brand']],
    ['not certainly the brand', { p: 0.7 }, []],
    ['larger than everything but the headline', { lines: [1] }, []],
  ])('is an easily missed brand only with a clear, modest brand element: %s', (_, brand, told) => {
    const { elements } = fakeArtifacts();
    const { facts } = factsWith('headline-size', {
      text: [
        ...text.slice(0, 1),
        textLine({ text: 'TARNWELL', role: 'body', height: 0.2 }),
        ...text.slice(1),
      ],
      elements: { ...elements, headline: null, brand: { ...elements.brand!, p: 0.95, lines: [2], ...brand } },
    });
    const unjudged = { ...facts, total: { ...facts.total, audits: [] } };
    expect(topWeaknesses(unjudged, weaknessModelOf({ brand: 2 }))).toEqual(told);
  });

  it('is more likely to be small text when the letters are small', () => {
    const chanceOf = (scale: number): number =>
      likelyWeaknesses({
        audits: [],
        artifacts: {
          ...fakeArtifacts(),
          text: text.map((line) => ({ ...line, height: line.height * scale })),
        },
      }).find(({ remark }) => remark === 'small')!.chance;
    expect(chanceOf(0.3)).toBeGreaterThan(chanceOf(1));
  });

  it.each([
    ['request', 'we think its weakest point is the lack of a call to action'],
    ['offer', 'we think its weakest point is the lack of a clear offer'],
  ] as const)('is a missing %s only in an ad format meant to be acted on', (weakness, words) => {
    const none = { callToAction: null, elements: { ...elements, request: null, offer: null, mayAsk: 0 } };
    const saidOf = (size: object): string | null => {
      const { facts } = factsWith('headline-size', { ...none, image: { ...image, ...size } });
      const found = topWeaknesses(
        { ...facts, total: { ...facts.total, audits: [] } },
        weaknessModelOf({ [weakness]: 3 }),
      );
      return weakestPhrase(found, facts);
    };
    expect(saidOf({ width: 728, height: 90 })).toBe(words);
    expect(saidOf({ width: 1200, height: 1700 })).toBeNull();
  });

  it.each([
    [100, 'small'],
    [null, 'small'],
    [40, 'words'],
  ] as const)('is careless wording only if a word may be misspelled: score %d', (score, first) => {
    const { audit, facts } = factsWith('picture-spelling', { text: withSmall });
    const total = { ...facts.total, audits: [{ ...audit, score }] };
    expect(topWeaknesses({ ...facts, total }, weaknessModelOf({ words: 3, small: 0 }))[0]).toBe(first);
  });

  it('is never a brand that was not found', () => {
    const { facts } = factsWith('headline-size', { text: withSmall, elements: { ...elements, brand: null } });
    expect(topWeaknesses(facts, weaknessModelOf({ brand: 3, small: 0 }))).toEqual(['small']);
  });

  it.each(['text', 'elements'] as const)('is not reported when %s could not be measured', (name) => {
    const { facts } = factsWith('headline-size', { text: withSmall });
    const { [name]: _, ...artifacts } = facts.gathered.artifacts;
    const gathered = { ...facts.gathered, artifacts };
    expect(topWeaknesses({ ...facts, gathered }, weaknessModelOf({ small: 3 }))).toEqual([]);
  });
});
