import { describe, expect, it } from 'vitest';
import { analysisOf } from '../../testing/analysis-of.ts';
import { brandMark, fakeArtifacts, textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import { fakeImpression } from '../../testing/fakes/fake-impression.ts';
import audit from './brand-presence.ts';

const HIGH = { x: 0.05, y: 0.05, w: 0.1, h: 0.03 };
const LOW = { x: 0.5, y: 0.7, w: 0.1, h: 0.03 };

describe('brand-presence', () => {
  it('rises with the certainty of the mark, from a floor for logos without letters', () => {
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

  it('praises no address for a logo', () => {
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

  it('is unsure where no name was read, and says why', () => {
    const result = judge(audit, { brand: [] });
    expect(result.confidence).toBe(0.1);
    expect(result.observation).toMatch(
      /^We could not tell the brand’s name from the other words\. If it is shown, /,
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

  it('blames nobody for a name that it did not find, which is there in four of five', () => {
    expect([toldOf(-5, 76), toldOf(3, 76)]).toEqual([[], []]);
  });

  it('says so in the verdict alone where readers rate it low and do not name it', () => {
    expect(toldOf(-5)).toEqual(['We found no clear brand name.']);
  });

  it('says so where readers are likely to miss a clear one', () => {
    expect(toldOf(3).join(' ')).toMatch(/If it is shown, tell us.*Set the brand’s name by itself/);
  });

  it('says which the brand is, and why on its place', () => {
    const { observation, evidence } = judge(audit);
    expect(observation).toBe('The brand, “TARNWELL”, stands at the bottom right.');
    expect(evidence[0]?.label).toBe('“TARNWELL”: It stands alone in a corner.');
  });

  it.each([
    ['on the product, where it stands there', [LOW], ' on the product'],
    ['both places', [HIGH, LOW], ' at the top left and on the product'],
    ['one place of two beside each other', [HIGH, { ...HIGH, x: 0.2 }], ' at the top left'],
    ['how many there are', [HIGH, LOW, { ...HIGH, x: 0.8 }], ' at the top left and in 2 other places'],
  ])('names %s', (_, boxes, where) => {
    const brand = boxes.map((box) => brandMark({ box, confidence: 0.95 }));
    expect(judge(audit, { brand, subject }).observation).toBe(`The brand, “TARNWELL”, stands${where}.`);
    expect(judge(audit, { brand, subject: { ...subject, kind: 'scene' } }).observation).not.toContain(
      'product',
    );
  });

  it('says how sure it is of a brand that it is hardly sure of', () => {
    expect(judge(audit, { brand: [brandMark({ confidence: 0.6 })] }).observation).toMatch(
      /\(60 ?% sure\)\.$/,
    );
  });

  it('says of a brand that it is not sure of neither that it is clear nor that it is not', () => {
    expect(judge(audit, { brand: [brandMark({ confidence: 0.6 })] }).title).toBe(
      'Presence of the brand name',
    );
    expect(judge(audit, { brand: [brandMark({ confidence: 0.9 })] }).title).toBe(
      'The brand is clearly named',
    );
  });

  it('says where the logo is that has no letters', () => {
    const { observation, fix } = judge(audit, { brand: [brandMark({ text: '', confidence: 0.45 })] });
    expect(observation).toMatch(
      /^We think the logo is at the .+ \(45 ?% sure\), but we could not read a name in it\.$/,
    );
    expect(fix).toBe('Set the brand’s name in letters that can be read at a glance.');
  });
});
