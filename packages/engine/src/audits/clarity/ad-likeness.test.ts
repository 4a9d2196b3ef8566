import { describe, expect, it } from 'vitest';
import type { Artifacts } from '../../audit.ts';
import type { TextLine } from '../../artifacts/artifacts.ts';
import type { Element, Elements } from '../../elements/elements.ts';
import { NEUTRAL_ARTIFACTS } from '../../grading/neutral-artifacts.ts';
import { runAudit } from '../../grading/run-audit.ts';
import { PASS_SCORE } from '../../scoring/marks.ts';
import { copyOf } from '../../testing/index.ts';
import { linesOf } from '../../testing/words-in-picture.ts';
import audit from './ad-likeness.ts';

const box = { x: 0.1, y: 0.1, w: 0.4, h: 0.1 };
const found = (text: string, p = 0.9): Element => ({ text, p, box, lines: [0] });

const judged = (
  lines: readonly (string | Partial<TextLine>)[],
  elements: Partial<Elements> = {},
  others: Partial<Artifacts> = {},
) =>
  runAudit(audit, {
    artifacts: {
      text: linesOf(...lines),
      elements: { ...NEUTRAL_ARTIFACTS.elements, ...elements },
      ...others,
    },
    failures: {},
    confidence: {},
  });

const SIGN = [
  { text: 'SUPPLIES', angle: 7 },
  { text: 'FOR', angle: 9 },
];
const MANY = ['Hot until the summit', 'Save 30% on every bottle until Sunday', 'Free delivery'];

describe('ad-likeness', () => {
  it.each([
    ['a photo without text', [], {}],
    ['a photo with a house number', ['37'], {}],
    ['a photo of a sign at an angle', SIGN, { headline: found('SUPPLIES FOR') }],
    ['text on a package', [], { labels: [found('QUAKER OATS'), found('100% natural')] }],
  ])('does not recognize %s as an ad', (_, lines, elements) => {
    const result = judged(lines, elements);
    expect(result.title).toBe('This does not look like an ad');
    expect(result.score).toBeLessThan(PASS_SCORE);
    expect(result.observation).toContain('could not find a brand, an offer, or a CTA');
  });

  it.each([
    ['a lot of text', MANY, {}],
    ['a headline and a brand', ['Hot until the summit'], { brand: found('TARNWELL') }],
    [
      'little more than a brand and a call to action',
      ['Try it free'],
      { brand: found('A', 0.9), request: found('Try it free') },
    ],
  ])('recognizes a picture with %s as an ad', (_, lines, elements) => {
    expect(judged(lines, elements).score).toBeGreaterThan(PASS_SCORE);
  });

  it('scores higher with more text and with more certain readings', () => {
    const scores = [
      judged(['37']),
      judged([{ text: 'Hot until the summit', confidence: 0.8 }]),
      judged(['Hot until the summit']),
      judged(MANY),
    ].map(({ score }) => score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  });

  it('counts characters in scripts without spaces', () => {
    expect(judged(['生男生女都一样，女儿也是传后人']).value).toBeGreaterThan(judged(['Supplies']).value ?? 0);
  });

  it('names what was read and lists only what is missing', () => {
    const { observation, evidence } = judged([{ text: 'DOMUS', angle: 8 }], {
      brand: found('DOMUS', 0.5),
    });
    expect(observation).toBe('We read little more than “DOMUS”, and could not find an offer or a CTA.');
    expect(evidence).toHaveLength(1);
  });

  it('halves its confidence when the ad has copy', () => {
    const alone = judged([]);
    const beside = judged([], {}, { copy: copyOf() });
    expect(beside.confidence).toBeCloseTo(alone.confidence / 2, 2);
    expect(beside.title).toBe('The picture alone does not look like an ad');
  });

  it('does not apply when a person named the brand, and fails when text could not be read', () => {
    expect(judged([], { brand: { ...found('Dior', 1), told: true } }).status).toBe('notApplicable');
    const unread = runAudit(audit, { artifacts: {}, failures: { text: 'Not read.' }, confidence: {} });
    expect(unread.status).toBe('error');
  });
});
