import { describe, expect, it } from 'vitest';
import { analysisOf } from '../../testing/analysis-of.ts';
import { brandMark, fakeArtifacts, textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import { fakeImpression } from '../../testing/fakes/fake-impression.ts';
import audit from './brand-presence.ts';

const HIGH = { x: 0.05, y: 0.05, w: 0.1, h: 0.03 };
const LOW = { x: 0.5, y: 0.7, w: 0.1, h: 0.03 };

describe('brand-presence', () => {
  it('scores higher with more certainty, from a minimum that allows for logos without letters', () => {
    const scores = [
      [],
      [brandMark({ confidence: 0.2 })],
      [brandMark({ confidence: 0.5 })],
      [brandMark({ confidence: 0.9 })],
    ].map((brand) => judge(audit, { brand }).score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(scores[0]).toBeGreaterThan(20);
    expect(scores[0]).toBeLessThan(50);
    expect(scores.at(-1)).toBeGreaterThan(90);
  });

  it('does not praise a web address as a logo', () => {
    const mark = brandMark({ text: 'tarnwell', confidence: 0.9 });
    const named = (text: string) =>
      judge(audit, { brand: [mark], text: [textLine({ text, box: mark.box })] });
    expect(named('TARNWELL').title).toBe('The brand is clearly named');
    expect(named('tarnwell.com')).toMatchObject({
      title: 'Presence of the brand name',
      observation: expect.stringMatching(/^“tarnwell” is named by its web address /),
      score: named('TARNWELL').score,
    });
  });

  it('has low confidence when no name was read, and says why', () => {
    const result = judge(audit, { brand: [] });
    expect(result.confidence).toBe(0.1);
    expect(result.observation).toMatch(
      /^We could not tell the brand’s name from the other words\. If it is shown, /,
    );
  });

  it('does not ask for a brand that a person called absent', () => {
    const unnamed = { ...fakeArtifacts({ brand: [] }).elements, mayName: 0 };
    expect(judge(audit, { brand: [], elements: unnamed }).observation).toBe(
      'You told us that the ad does not show its brand.',
    );
  });

  const subject = { kind: 'product', box: { x: 0.4, y: 0.4, w: 0.3, h: 0.5 }, p: 0.9 } as const;

  const toldOf = (brand: number, rating = 60) => {
    const { recommendations, keyInsights, scoreBreakdown, verdict } = analysisOf({
      brand: [],
      subject,
      // No line looks like a name.
      elements: { ...fakeArtifacts({ brand: [] }).elements, roles: [] },
      impression: fakeImpression(rating, { brand }),
    });
    const told = [
      verdict,
      ...keyInsights.weaknesses,
      ...recommendations.map(({ title, text }) => title + text),
      ...scoreBreakdown.map(({ explanation }) => explanation),
    ];
    return told.filter((text) => /brand/i.test(text));
  };

  it('says nothing about a missing brand in a highly rated ad', () => {
    expect([toldOf(-5, 76), toldOf(3, 76)]).toEqual([[], []]);
  });

  it('mentions a missing brand only in the verdict when it does not count against the ad', () => {
    expect(toldOf(-5)).toEqual(['We found no clear brand name.']);
  });

  it('recommends naming the brand when its absence counts against the ad', () => {
    expect(toldOf(3).join(' ')).toMatch(/If it is shown, tell us.*Set the brand’s name by itself/);
  });

  it('names the brand and its place, and says why that place helps', () => {
    const { observation, evidence } = judge(audit);
    expect(observation).toBe('The brand, “TARNWELL”, stands at the bottom right.');
    expect(evidence[0]?.label).toBe('“TARNWELL”: It stands alone in a corner.');
  });

  it.each([
    ['the product when the brand is on it', [LOW], ' on the product'],
    ['both places of two marks', [HIGH, LOW], ' at the top left and on the product'],
    ['one place for two marks side by side', [HIGH, { ...HIGH, x: 0.2 }], ' at the top left'],
    [
      'the number of other places',
      [HIGH, LOW, { ...HIGH, x: 0.8 }],
      ' at the top left and in 2 other places',
    ],
  ])('names %s', (_, boxes, where) => {
    const brand = boxes.map((box) => brandMark({ box, confidence: 0.95 }));
    expect(judge(audit, { brand, subject }).observation).toBe(`The brand, “TARNWELL”, stands${where}.`);
    expect(judge(audit, { brand, subject: { ...subject, kind: 'scene' } }).observation).not.toContain(
      'product',
    );
  });

  it('states its confidence in an uncertain brand', () => {
    expect(judge(audit, { brand: [brandMark({ confidence: 0.6 })] }).observation).toMatch(
      /\(60 ?% sure\)\.$/,
    );
  });

  it('uses a neutral title for an uncertain brand', () => {
    expect(judge(audit, { brand: [brandMark({ confidence: 0.6 })] }).title).toBe(
      'Presence of the brand name',
    );
    expect(judge(audit, { brand: [brandMark({ confidence: 0.9 })] }).title).toBe(
      'The brand is clearly named',
    );
  });

  it('says where a logo without readable letters is', () => {
    const { observation, fix } = judge(audit, { brand: [brandMark({ text: '', confidence: 0.45 })] });
    expect(observation).toMatch(
      /^We think the logo is at the .+ \(45 ?% sure\), but we could not read a name in it\.$/,
    );
    expect(fix).toBe('Set the brand’s name in letters that can be read at a glance.');
  });
});
