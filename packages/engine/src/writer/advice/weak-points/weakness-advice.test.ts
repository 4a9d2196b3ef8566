import { describe, expect, it } from 'vitest';
import type { Artifacts } from '../../../audit.ts';
import type { Recommendation } from '../../../report.ts';
import { TWO_LINES, factsWithoutAudits } from '../../../testing/facts-without-audits.ts';
import { factsWith } from '../../../testing/facts-with.ts';
import { fakeArtifacts, textLine } from '../../../testing/index.ts';
import { weaknessModelOf } from '../../../testing/remark-model-of.ts';
import { weakPoints } from './weak-points.ts';

const MATERIAL = { request: 'Shop bottles', copyRequest: null, product: 'bottle' };
const lines = TWO_LINES;
const factsOf = factsWithoutAudits;

const told = (odds: Readonly<Record<string, number>>, overrides: Partial<Artifacts> = {}) =>
  weakPoints(factsOf(overrides), [], MATERIAL, weaknessModelOf(odds));

describe('advice on faint text', () => {
  const faint = { ...lines[1], ink: '#8a8a8a', ground: '#e8e8e8', contrast: 2.8 };
  const toldOf = (more: Partial<typeof faint>) =>
    told({ faint: 1 }, { text: [lines[0], { ...faint, ...more }] })[0]!.text;

  it('suggests changing the text color if that helps readability, or else the background', () => {
    expect(toldOf({})).toMatch(/\. Set it darker, or on a calmer background\.$/);
    expect(toldOf({ ink: '#55606a', ground: '#14304a' })).toMatch(
      /\. Set it lighter, or on a calmer background\.$/,
    );
    expect(toldOf({ ink: '#b0d0e8', ground: '#7fb4dd' })).toMatch(/\. Darken the background behind it\.$/);
  });

  it('does not quote the brand name, which has its own audit', () => {
    expect(toldOf({ role: 'brand' })).toBe(
      'Set the faintest of it lighter or darker, or on a calmer background.',
    );
  });
});

describe('likely weaknesses', () => {
  const toldBeside = (weakness: string, audit: string) =>
    weakPoints(
      { ...factsOf(), total: { ...factsOf().total, audits: [factsWith(audit, {}).audit] } },
      [{ audit, evidence: [] } as unknown as Recommendation],
      MATERIAL,
      weaknessModelOf({ [weakness]: 1 }),
    ).map((point) => point.weakness);

  it.each([
    ['covered', 'text-contrast', 'text-size'],
    ['faint', 'brand-contrast', 'brand-size'],
  ])('leave out %s when advice on %s covers it, but not for %s', (weakness, by, other) => {
    expect(toldBeside(weakness, by)).toEqual([]);
    expect(toldBeside(weakness, other)).toEqual([weakness]);
  });
});

describe('parts that compete', () => {
  it('are the prices if there are many', () => {
    const prices = (count: number) =>
      Array.from({ length: count }, (_, at) => textLine({ text: `£${at + 2}`, role: 'body', height: 0.01 }));
    const toldOf = (count: number) => told({ rivals: 1 }, { text: [lines[0], ...prices(count)] })[0]!.text;
    expect(toldOf(6)).toBe(
      'It shows at least 6 different prices. Let one or two of the offers lead, and set the others much smaller.',
    );
    expect(toldOf(5)).toBe('Let one thing lead, and tone the others down.');
  });
});

describe('a headline that any competitor could use', () => {
  it('is replaced by the offer, if there is one', () => {
    const { elements } = fakeArtifacts();
    const text = [...lines, textLine({ text: 'Save £500 early bird', role: 'offer' })];
    const offer = { text: 'Save £500 early bird', p: 0.9, box: text[2]!.box, lines: [2] };
    expect(told({ empty: 1 }, { text, elements: { ...elements, offer } })[0]!.text).toMatch(
      /could stand in a competitor’s ad as well\. The ad has something more concrete to lead with: “Save £500 early bird”\.$/,
    );
  });
});

describe('small text', () => {
  const small = textLine({
    text: 'Made in Ashford',
    role: 'body',
    height: 0.01,
    contrast: 9,
    box: { x: 0.1, y: 0.9, w: 0.3, h: 0.02 },
  });

  it('is no line of a paragraph, unless it is an element', () => {
    const below = { ...small, text: 'Ships from Wexcombe', box: { x: 0.1, y: 0.925, w: 0.3, h: 0.02 } };
    const seen = (...more: (typeof below)[]) =>
      told({ small: 1 }, { text: [...lines.slice(0, 2), small, ...more] }).length;
    expect(seen()).toBe(1);
    expect(seen(below)).toBe(0);
    expect(seen({ ...below, height: 0.02 })).toBe(1);
    expect(seen({ ...below, box: { ...below.box, y: 0.8 } })).toBe(1);
    expect(seen({ ...below, role: 'offer' })).toBe(1);
  });

  it('is a whole line with room to grow, and none on paper', () => {
    const seen = (more: Partial<typeof small>, ...others: (typeof small)[]) =>
      told({ small: 1 }, { text: [...lines.slice(0, 2), { ...small, ...more }, ...others] }).length;
    expect(seen({ box: { ...small.box, w: 0.7 } })).toBe(1);
    expect(seen({ box: { ...small.box, w: 0.75 } })).toBe(0);
    expect(seen({ text: 'Spend this much on' })).toBe(0);
    const coupon = { ...small, text: 'Present coupon when ordering', box: { ...small.box, y: 0.7 } };
    expect(seen({}, coupon)).toBe(0);
  });
});
