import { describe, expect, it } from 'vitest';
import type { Artifacts } from '../../../audit.ts';
import type { WeakPoint } from '../../../report.ts';
import { analysisOf } from '../../../testing/analysis-of.ts';
import { factsWith } from '../../../testing/facts-with.ts';
import { TWO_LINES, factsWithoutAudits } from '../../../testing/facts-without-audits.ts';
import { fakeArtifacts, textLine } from '../../../testing/index.ts';
import { weaknessModelOf } from '../../../testing/remark-model-of.ts';
import { weaknessTests } from './weakness-tests.ts';

const lines = [{ ...TWO_LINES[0], text: 'Hot until you reach the summit' }, TWO_LINES[1]] as const;
const factsOf = (overrides: Partial<Artifacts> = {}) => factsWithoutAudits({ text: lines, ...overrides });

describe('weakness-based A/B tests', () => {
  const names = (odds: Readonly<Record<string, number>>) =>
    weaknessTests(factsOf(), [{ weakness: 'craft' } as WeakPoint], [], weaknessModelOf(odds)).map(
      ({ name }) => name,
    );

  it('cover likely wording weaknesses, but none that is reported as a weakness', () => {
    expect(names({ craft: 2, reason: -0.4, empty: -0.2 })).toEqual([
      'Try another headline',
      'Add a reason to choose it',
    ]);
    expect(names({ reason: -0.7 })).toEqual([]);
  });

  it('cover nothing that the recommendations already fix', () => {
    const { audits } = analysisOf();
    const open = (...ids: readonly string[]) =>
      weaknessTests(
        factsOf(),
        [],
        audits.filter(({ id }) => ids.includes(id)),
        weaknessModelOf({ empty: 1, reason: 0.5 }),
      ).map(({ name }) => name);
    expect(open('headline-substance')).toEqual(['Add a reason to choose it']);
    expect(open('headline-size')).toEqual(['Try another headline', 'Add a reason to choose it']);
    // A new headline would contradict the advice to keep the headline.
    expect(open('word-count')).toEqual(['Add a reason to choose it']);
  });

  it('do not suggest another headline when the ad has no request, offer, or copy', () => {
    const { elements } = fakeArtifacts();
    const signed = factsOf({
      elements: { ...elements, request: null, offer: null },
      callToAction: null,
      copy: undefined as never,
    });
    const open = (facts: typeof signed) =>
      weaknessTests(facts, [], [], weaknessModelOf({ empty: 1 })).map(({ name }) => name);
    expect([open(signed), open(factsOf())]).toEqual([[], ['Try another headline']]);
  });

  it('lead with the offer only if the headline is generic', () => {
    const { elements } = fakeArtifacts();
    const text = [...lines, textLine({ text: 'Save £500 early bird', role: 'offer' })];
    const offer = { text: 'Save £500 early bird', p: 0.9, box: text[2]!.box, lines: [2] };
    const { audit, facts } = factsWith('headline-substance', { text, elements: { ...elements, offer } });
    const variants = (value: number) =>
      weaknessTests(
        { ...facts, total: { ...facts.total, audits: [{ ...audit, value }] } },
        [],
        [],
        weaknessModelOf({ empty: 1 }),
      ).map(({ variant }) => variant);
    expect(variants(60)).toEqual([
      'Version B replaces “Hot until you reach the summit” with the offer, “Save £500 early bird”.',
    ]);
    expect(variants(50)[0]).toContain('a fact, a figure or a detail');
  });

  it('do not suggest another headline for a short one, which may be a name or a slogan, or for an event', () => {
    const named = (text: string, ...more: string[]) =>
      weaknessTests(
        factsOf({
          text: [
            { ...lines[0], text },
            lines[1],
            ...more.map((each) => textLine({ text: each, role: 'body' })),
          ],
        }),
        [],
        [],
        weaknessModelOf({ empty: 1 }),
      ).map(({ name }) => name);
    expect(named('Hot up to the summit')).toEqual(['Try another headline']);
    expect(named('Hot until the summit')).toEqual([]);
    expect(named('Hot up to the summit', 'Saturday, July 12, 11 am')).toEqual([]);
  });

  it('do not cover text size, contrast, or the image', () => {
    expect(names({ small: 2, faint: 2, picture: 2 })).toEqual([]);
  });
});
