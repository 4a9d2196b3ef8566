import { describe, expect, it } from 'vitest';
import type { Artifacts } from '../../audit.ts';
import { analysisOf } from '../../testing/analysis-of.ts';
import { factsWith } from '../../testing/facts-with.ts';
import { fakeImpression } from '../../testing/fakes/fake-impression.ts';
import { fakeArtifacts } from '../../testing/index.ts';
import { meritModelOf } from '../../testing/remark-model-of.ts';
import { likelyMerits, meritOf } from './likely-merit.ts';
import { praiseworthy } from './verdict-strengths.ts';
import { strengthsInOrder, strengthsOf, tellableMerits } from './told-strengths.ts';

const { elements } = fakeArtifacts();
const { audits } = analysisOf();
const NOTHING_HELD = fakeImpression(60, {
  small: -9,
  faint: -9,
  empty: -9,
  craft: -9,
  picture: -9,
  color: -9,
});

const subject = { kind: 'person', box: { x: 0.5, y: 0.2, w: 0.4, h: 0.7 }, p: 0.9 } as Artifacts['subject'];

const factsOf = (overrides: Partial<Artifacts> = {}) => {
  const { facts } = factsWith('headline-size', { impression: NOTHING_HELD, subject, ...overrides });
  return { ...facts, total: { ...facts.total, audits: [] } };
};

describe('what readers are likely to praise', () => {
  it('is likelier where readers praised it in pictures that look and read like it', () => {
    const fitted = { ...meritModelOf({ order: 0 }), picture: { intercept: -1, weights: { likeness: 2 } } };
    const first = (picture: number) =>
      likelyMerits({ audits: [], artifacts: { impression: fakeImpression(60, {}, { picture }) } }, fitted)[0];
    expect(first(0.4)!.remark).toBe('order');
    expect(first(1)).toMatchObject({ remark: 'picture', chance: expect.closeTo(0.73, 2) });
  });

  it.each([
    ['offer', { elements: { ...elements, offer: null } }],
    ['line', { elements: { ...elements, headline: null } }],
    ['picture', { subject: null }],
  ] as const)('is no %s that was not found', (merit, overrides) => {
    const told = (facts: ReturnType<typeof factsOf>) =>
      tellableMerits(facts, [], meritModelOf({ [merit]: 2 })).some(({ remark }) => remark === merit);
    expect(told(factsOf())).toBe(true);
    expect(told(factsOf(overrides))).toBe(false);
  });

  it('is nothing that is held against the ad', () => {
    const told = (impression: typeof NOTHING_HELD) =>
      tellableMerits(factsOf({ impression }), [], meritModelOf({ color: 2 }))[0]?.remark;
    expect(told(NOTHING_HELD)).toBe('color');
    expect(told(fakeImpression(60, { color: 9 }))).not.toBe('color');
  });

  it('is nothing that a check blames', () => {
    const offer = audits.find(({ id }) => id === 'offer-prominence')!;
    const told = (score: number) =>
      tellableMerits(factsOf(), [{ ...offer, score }], meritModelOf({ offer: 2 })).map(
        ({ remark }) => remark,
      );
    expect(told(40)).not.toContain('offer');
    expect(tellableMerits(factsOf(), [], meritModelOf({ offer: 2 }))[0]!.remark).toBe('offer');
  });
});

describe('told strengths', () => {
  const isAny = () => true;

  it('are what readers would praise by more than .6, the likeliest first, and else what checks find good', () => {
    const [line, offer] = ['a strong headline', 'a clear offer'];
    expect(strengthsOf(factsOf(), [], isAny, meritModelOf({ line: 0.5, offer: 1, color: 0.3 }))).toEqual([
      offer,
      line,
    ]);
    const facts = { ...factsOf(), total: { ...factsOf().total, audits } };
    expect(strengthsOf(facts, [], isAny, meritModelOf({}))).toContain('clear branding');
  });

  it('are told by the check that found them, and never by praise that hardly any reader gives', () => {
    const praised = praiseworthy(audits);
    const told = strengthsInOrder(factsOf(), praised, [], meritModelOf({ offer: 1, idea: 0.5 }));
    expect(told).toEqual([
      { audit: praised.find((audit) => meritOf(audit) === 'offer') },
      {
        sentence:
          'A real idea. We think words and picture need each other here: change one only with the other.',
      },
    ]);
  });

  it('are what checks find good but a name that is plain to see, where nothing is likely to be praised', () => {
    const praised = praiseworthy(audits);
    const idsOf = (given: typeof praised) =>
      strengthsInOrder(factsOf(), given, [], meritModelOf({})).map(
        (told) => 'audit' in told && told.audit.id,
      );
    expect(idsOf(praised)).toContain('offer-prominence');
    expect(idsOf(praised)).not.toContain('brand-presence');
    expect(idsOf(praised.filter(({ id }) => id === 'brand-presence'))).toEqual(['brand-presence']);
  });
});
