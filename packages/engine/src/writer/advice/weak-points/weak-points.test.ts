import { describe, expect, it } from 'vitest';
import type { Artifacts } from '../../../audit.ts';
import type { Recommendation } from '../../../report.ts';
import { fakeImpression } from '../../../testing/fakes/fake-impression.ts';
import { TWO_LINES, factsWithoutAudits } from '../../../testing/facts-without-audits.ts';
import { factsWith } from '../../../testing/facts-with.ts';
import { fakeArtifacts, textLine } from '../../../testing/index.ts';
import { weaknessModelOf } from '../../../testing/remark-model-of.ts';
import { weakPoints } from './weak-points.ts';

const MATERIAL = { request: 'Shop bottles', copyRequest: null, product: 'bottle' };
const lines = [
  ...TWO_LINES,
  textLine({
    text: 'Made in Ashford',
    role: 'body',
    height: 0.01,
    contrast: 9,
    box: { x: 0.1, y: 0.9, w: 0.3, h: 0.02 },
  }),
];

const BOX = { x: 0.4, y: 0.4, w: 0.3, h: 0.5 };
const SCENE = { kind: 'scene', box: BOX, p: 0.9 } as const;

const factsOf = (overrides: Partial<Artifacts> = {}) => factsWithoutAudits({ text: lines, ...overrides });

const told = (odds: Readonly<Record<string, number>>, overrides: Partial<Artifacts> = {}) =>
  weakPoints(factsOf(overrides), [], MATERIAL, weaknessModelOf(odds));

describe('an unidentifiable advertiser', () => {
  const { elements } = fakeArtifacts();
  const unsigned = (overall: number, more: Partial<Artifacts> = {}, advised: Recommendation[] = []) => {
    const unnamed = {
      elements: { ...elements, brand: null, roles: [] },
      brand: [],
      impression: fakeImpression(60),
    };
    const facts = factsOf({ ...unnamed, ...more });
    return weakPoints(
      { ...facts, total: { ...facts.total, overall } },
      advised,
      MATERIAL,
      weaknessModelOf({}),
    );
  };

  it('is reported as a weak point unless the ad is good', () => {
    expect(unsigned(60)).toMatchObject([{ weakness: 'brand', name: 'Whose ad it is' }]);
    expect(unsigned(85)).toEqual([]);
  });

  it('is not reported when readers recognize the brand in similar ads or a line may be the name', () => {
    expect(unsigned(60, { impression: fakeImpression(66) })).toEqual([]);
    const roles = (brand: number) => ({
      elements: { ...elements, brand: null, roles: [{ body: 0.5 }, { brand }] },
    });
    expect(unsigned(60, roles(0.3))).toEqual([]);
    expect(unsigned(60, roles(0.2))).toHaveLength(1);
    // Readers see no brand in ads that look like this, even if a line may be a name.
    expect(unsigned(60, { ...roles(0.3), impression: fakeImpression(49) })).toHaveLength(1);
  });

  it('is not reported when a brand was found or the advice already covers it', () => {
    expect(unsigned(60, { elements })).toEqual([]);
    expect(unsigned(60, { elements: { ...elements, brand: null, mayName: 0.5 } })).toEqual([]);
    const advice = { audit: 'brand-size', evidence: [] } as unknown as Recommendation;
    expect(unsigned(60, {}, [advice])).toEqual([]);
  });
});

describe('likely weaknesses without an audit', () => {
  it.each([
    [
      'small',
      'Small text',
      /^“Made in Ashford” is very small and easy to miss on a phone\. Set it a size or two larger\.$/,
    ],
    [
      'faint',
      'Text that blends into its background',
      /^“Steel, inside and out” is among the text that stands out least\. /,
    ],
    [
      'rivals',
      'Parts that compete with each other',
      /^“Steel, inside and out” is set about as large as the headline\./,
    ],
    [
      'empty',
      'A headline that any competitor could use',
      /^“Hot until the summit” could stand in a competitor’s ad as well\. Say something that only “TARNWELL” can say: /,
    ],
    ['picture', 'A picture that could sell anything', /^Choose a picture that shows what is offered, or/],
  ])('describe %s with evidence from the ad', (weakness, name, text) => {
    const [point, ...others] = told({ [weakness]: 1 }, weakness === 'picture' ? { subject: SCENE } : {});
    expect(others).toEqual([]);
    expect(point).toMatchObject({ weakness, name, chance: 0.73 });
    expect(point!.text).toMatch(text);
  });

  it('do not call an ad wordy, which has its own check', () => {
    const text = [textLine({ text: 'word '.repeat(90).trim(), role: 'body' })];
    expect(told({ wordy: 5 }, { text })).toEqual([]);
  });

  it('do not call text small if it is readable on a phone', () => {
    const text = [...lines.slice(0, 2), { ...lines[2]!, height: 0.05 }];
    expect(told({ small: 1 }, { text })).toEqual([]);
  });

  it('do not call text on the product small', () => {
    const box = { x: 0.05, y: 0.6, w: 0.4, h: 0.38 };
    const toldOn = (kind: 'product' | 'person') =>
      told({ small: 1 }, { subject: { kind, box, p: 0.9 } }).map((point) => point.text);
    expect(toldOn('product')).toEqual([]);
    expect(toldOn('person')[0]).toContain('“Made in Ashford”');
  });

  it('quote a call to action in its own words across lines', () => {
    const text = [
      ...lines.slice(0, 2),
      { ...lines[2]!, text: 'Steel for life. Try one for a week at', role: 'callToAction' as const },
    ];
    const { elements } = fakeArtifacts();
    const request = { text: 'Try one for a week at tarnwell.com', p: 0.9, box: lines[2]!.box, lines: [2] };
    expect(told({ request: 1 }, { text, elements: { ...elements, request } })[0]!.text).toMatch(
      /^“Try one for a week at tarnwell\.com” is among the smallest text of the ad\. /,
    );
  });

  it('do not quote a call to action as small when other lines are just as small', () => {
    const text = [
      ...lines.slice(0, 2),
      { ...lines[2]!, role: 'callToAction' as const },
      { ...lines[2]!, text: 'Since 1988', box: { x: 0.1, y: 0.8, w: 0.3, h: 0.02 } },
      { ...lines[2]!, text: 'And in Wexcombe', box: { x: 0.1, y: 0.7, w: 0.3, h: 0.02 } },
    ];
    const { elements } = fakeArtifacts();
    const request = { text: 'Made in Ashford', p: 0.9, box: lines[2]!.box, lines: [2] };
    expect(told({ request: 1 }, { text, elements: { ...elements, request } })[0]!.text).toBe(
      'Set “Made in Ashford” larger, or in bolder type.',
    );
  });

  it.each([
    ['part of a sentence', 'So you need not stop for the'],
    ['also in the headline', 'Hot until'],
  ])('do not call text small if it is %s', (_, words) => {
    const text = [...lines.slice(0, 2), { ...lines[2]!, text: words }];
    expect(told({ small: 1 }, { text })).toEqual([]);
  });

  it('say nothing about the meaning of non-English text', () => {
    const german = ['Mehr Zeit für alles, was wirklich zählt', 'Jetzt Termin vereinbaren und sparen'];
    const text = german.map((words, at) => ({ ...lines[at]!, text: words, language: 'de' }));
    const weaknesses = (of: typeof text) => told({ reason: 1, unclear: 1 }, { text: of });
    expect(weaknesses(text)).toEqual([]);
    expect(told({ reason: 1 }, { text: lines })).toHaveLength(1);
  });

  it('do not call large type faint when smaller text stands out less', () => {
    const price = textLine({
      text: '44.99',
      role: 'offer',
      height: 0.09,
      contrast: 5,
      box: { x: 0.6, y: 0.8, w: 0.2, h: 0.1 },
    });
    const small = { ...lines[2]!, contrast: 6 };
    const seen = told({ faint: 1 }, { text: [lines[0]!, price, small] });
    expect(seen[0]!.text).toMatch(/^“Made in Ashford” is among the text that stands out least/);
  });

  it('call the text of a call to action small only if it is not a button', () => {
    const action = { ...lines[2]!, role: 'callToAction' as const, text: 'Adopt an elephant' };
    const { callToAction } = fakeArtifacts();
    const seen = (kind: 'button' | 'text') =>
      told({ small: 1 }, { text: [...lines.slice(0, 2), action], callToAction: { ...callToAction!, kind } });
    expect([seen('button').length, seen('text').length]).toEqual([0, 1]);
  });

  it('do not call part of a larger headline small', () => {
    const part = { ...lines[2]!, role: 'headline' as const, text: 'inner' };
    expect(told({ small: 1 }, { text: [lines[0]!, part] })).toEqual([]);
  });

  it('do not call stray letters small text', () => {
    const text = [...lines, { ...lines[2]!, text: 'HB', height: 0.005 }];
    expect(told({ small: 1 }, { text })[0]!.text).toMatch(/^“Made in Ashford” is very small/);
  });

  it('pick a small offer before a smaller but less important line', () => {
    const text = [
      ...lines,
      {
        ...lines[2]!,
        text: 'Save 30% until Sunday',
        height: 0.011,
        box: { x: 0.1, y: 0.8, w: 0.3, h: 0.02 },
      },
    ];
    expect(told({ small: 1 }, { text })[0]!.text).toMatch(/^“Save 30% until Sunday” is very small/);
  });

  it('do not call misread lines, coupon instructions, or app interface text small', () => {
    const said = (...more: readonly string[]) => [
      ...lines,
      ...more.map((text, at) => ({ ...lines[0]!, text, box: { x: 0.1, y: 0.5 + at / 20, w: 0.3, h: 0.02 } })),
    ];
    for (const text of [
      [...lines.slice(0, 2), { ...lines[2]!, readRightly: 0.2 }],
      said('Bring this coupon with you'),
      said('Sponsored', '31 likes', '4 comments'),
    ])
      expect(told({ small: 1 }, { text })).toEqual([]);
    expect(told({ small: 1 }, { text: said('Sponsored by nobody') })).toHaveLength(1);
  });

  it('suggest a call to action when there is an offer but no request', () => {
    const { elements } = fakeArtifacts();
    const offer = { text: 'Save 30%', p: 0.9, box: lines[1]!.box, lines: [1] };
    const unasked = { callToAction: null, elements: { ...elements, request: null, offer } };
    expect(told({ request: 1 }, unasked)).toMatchObject([
      { name: 'The lack of a call to action', text: 'Say what to do next, such as “Shop bottles”.' },
    ]);
  });

  it('do not report a missing call to action that may have been overlooked', () => {
    const { elements } = fakeArtifacts();
    const asking = (mayAsk: number) => ({
      callToAction: null,
      elements: { ...elements, request: null, mayAsk },
    });
    expect(told({ request: 1 }, asking(0.3))).toEqual([]);
    expect(told({ request: 1 }, asking(0))).toHaveLength(1);
  });

  it('are left out for elements with recommendations and limited to three changes in total', () => {
    const { audit, facts } = factsWith('headline-size', { text: lines, subject: SCENE });
    const advised = { audit: audit.id, evidence: [] } as unknown as Recommendation;
    const model = weaknessModelOf({ unclear: 2, small: 1, craft: 1, picture: 1 });
    const weaknesses = (given: readonly Recommendation[]) =>
      weakPoints(facts, given, MATERIAL, model).map(({ weakness }) => weakness);
    expect(weaknesses([])).toEqual(['unclear', 'small', 'picture']);
    expect(weaknesses([advised])).toEqual(['small', 'picture']);
    expect(weaknesses([advised, advised, advised])).toEqual([]);
  });

  it('do not repeat that parts compete when the advice is to clear away clutter', () => {
    const { audit, facts } = factsWith('clutter', { text: lines });
    const advised = { audit: audit.id, evidence: [] } as unknown as Recommendation;
    const weaknesses = (given: readonly Recommendation[]) =>
      weakPoints(facts, given, MATERIAL, weaknessModelOf({ rivals: 1 })).map(({ weakness }) => weakness);
    expect(weaknesses([])).toEqual(['rivals']);
    expect(weaknesses([advised])).toEqual([]);
  });

  it('are left out for a place that a recommendation already covers', () => {
    const small = weaknessModelOf({ small: 1 });
    const advice = (line: number) =>
      [{ audit: '', evidence: [{ label: '', box: lines[line]!.box }] }] as unknown as Recommendation[];
    expect(weakPoints(factsOf(), advice(0), MATERIAL, small)).toHaveLength(1);
    expect(weakPoints(factsOf(), advice(2), MATERIAL, small)).toEqual([]);
  });

  it('name a line once', () => {
    const { elements, callToAction } = fakeArtifacts();
    const small = { ...lines[2]!, text: 'Order at tarnwell.co.uk', role: 'callToAction' as const };
    const request = { text: small.text, p: 0.9, box: small.box, lines: [2] };
    const asked = {
      callToAction: { ...callToAction!, kind: 'text' as const },
      text: [lines[0]!, lines[1]!, small],
      elements: { ...elements, request },
    };
    expect(told({ request: 1 }, asked)).toHaveLength(1);
    expect(told({ small: 1 }, asked)).toHaveLength(1);
    expect(told({ request: 1, small: 1 }, asked)).toHaveLength(1);
  });

  it('name no single cell of a table as small', () => {
    const cell = (text: string, at: number) => ({
      ...lines[2]!,
      text,
      box: { x: 0.1, y: 0.5 + at / 20, w: 0.3, h: 0.02 },
    });
    const rows = (words: readonly string[], role: 'body' | 'offer' = 'body') =>
      told({ small: 1 }, { text: [...TWO_LINES, ...words.map((text, at) => ({ ...cell(text, at), role }))] });
    expect(rows(['£38 a month', 'Made in Ashford'])[0]!.text).toMatch(/^“£38 a month” is very small/);
    expect(rows(['£38 a month', '£290 a month', '£26 a month'])).toEqual([]);
    expect(rows(['£38 a month', '£290 a month', '£26 a month'], 'offer')).toEqual([]);
  });

  it('are empty when the text was not read', () => {
    const { facts } = factsWith('headline-size', {});
    const { text: _text, ...unread } = facts.gathered.artifacts;
    const blind = { ...facts, gathered: { ...facts.gathered, artifacts: unread } };
    expect(weakPoints(blind, [], MATERIAL, weaknessModelOf({ small: 2 }))).toEqual([]);
  });
});
