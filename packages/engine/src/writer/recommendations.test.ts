import { describe, expect, it } from 'vitest';
import { analysisOf } from '../testing/analysis-of.ts';
import { poorAd } from '../testing/poor-ad.ts';
import { fakeArtifacts, textLine } from '../testing/index.ts';

const without = analysisOf({ callToAction: null });
const missing = without.recommendations.find(({ audit }) => audit === 'call-to-action-presence');

describe('recommendations', () => {
  it('tell what was seen, what to change, and what it does to the category', () => {
    expect(missing?.title).toBe('Add a clear call to action');
    expect(missing?.text).toMatch(
      /^We could not find a button, .* Set one button .* Write “.*” on it.* would go from \d+(?:\.\d)? to \d+/,
    );
  });

  it('promise of a brand that was not found what can be judged once it is there', () => {
    const nameless = analysisOf({ brand: [] });
    const named = nameless.recommendations.find(({ audit }) => audit === 'brand-presence');
    const lost = nameless.audits
      .filter(({ category, status }) => category === 'brand-presence' && status === 'notApplicable')
      .reduce((sum, { pointsLost }) => sum + pointsLost, 0);
    expect(lost).toBeGreaterThan(1);
    expect(named?.points).toBeGreaterThan(0.5 * lost);
    expect(named?.points).toBeLessThan(lost + 1);
  });

  it('tell what they would gain in the sentence of the change, as no two ads do', () => {
    for (const { text } of [...without.recommendations, ...poorAd().recommendations])
      expect(text).not.toMatch(/[.”] [A-Z][\w &]* would go from/);
  });

  it('do not tell a weakness again where they name its element', () => {
    const { recommendations, keyInsights, audits } = poorAd();
    const told = recommendations.filter(({ audit, text }) => {
      const { observation = '', fix = '' } = audits.find(({ id }) => id === audit) ?? {};
      const named = (observation.match(/“[^”]{5,}”/g) ?? []).some((words) => fix.includes(words));
      const weak = keyInsights.weaknesses.some((weakness) => weakness.includes(observation));
      return named && weak && text.includes(observation);
    });
    expect(told.map(({ text }) => text)).toEqual([]);
  });

  it('point at the place they speak of', () => {
    for (const { evidence } of without.recommendations) expect(evidence.length).toBeGreaterThan(0);
    expect(missing?.evidence[0]?.box?.w).toBeLessThan(1);
  });

  it('are sorted by points, and none is worth nothing', () => {
    const points = without.recommendations.map((each) => each.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(Math.min(...points)).toBeGreaterThan(0);
  });

  it('move neither the headline nor the button for the sake of balance', () => {
    const { layout, text } = fakeArtifacts();
    const told = analysisOf({
      layout: { ...layout, imbalance: 0.4, centreOfMass: { x: 0.5, y: 0.9 } },
      text,
    });
    const advice = told.recommendations.find(({ audit }) => audit === 'visual-balance')?.text ?? '';
    expect(advice).toMatch(/heavier at the bottom/);
    expect(advice).not.toMatch(/“(?:Shop bottles|Hot until the summit)”[^.]*: move/);
  });

  it('blame nothing that the report praises', () => {
    for (const { audits, recommendations, keyInsights } of [without, poorAd(), analysisOf()]) {
      const advised = new Set(recommendations.map(({ audit }) => audit));
      const praised = audits.filter(({ title, observation }) =>
        keyInsights.strengths.includes(`${title}. ${observation}`),
      );
      expect(praised.length).toBeGreaterThan(2);
      expect(praised.filter(({ id }) => advised.has(id)).map(({ id }) => id)).toEqual([]);
    }
  });

  it.each([
    ['read with little certainty', textLine({ text: 'Sxve 3O% untii', confidence: 0.5 })],
    ['run together', textLine({ text: 'THEGROUPOFBALLSIHITWITHEACHCLUB' })],
  ])('do not quote words that were %s', (_, line) => {
    const faint = { contrast: 1.2, worst: { box: line.box, contrast: 1.1 }, height: 0.01 };
    const { recommendations, keyInsights, verdict } = analysisOf({
      text: [line, { ...line, ...faint }, { ...line, ...faint, role: 'body' as const }],
      callToAction: null,
    });
    expect(recommendations.length).toBeGreaterThan(3);
    const told = [verdict, ...keyInsights.weaknesses, ...recommendations.map(({ text }) => text)].join('\n');
    expect(told).not.toContain(line.text);
    expect(told).toContain('at the top');
  });
});
