import { describe, expect, it } from 'vitest';
import { analysisOf } from '../../testing/analysis-of.ts';
import { fakeImpression } from '../../testing/fakes/fake-impression.ts';
import { poorAd } from '../../testing/poor-ad.ts';
import { fakeArtifacts, textLine } from '../../testing/index.ts';

/** An ad like those for which readers name such faults. */
const impression = fakeImpression(76, { small: 3, faint: 3, request: 3, brand: 3 });

const without = analysisOf({ callToAction: null });
const missing = without.recommendations.find(({ audit }) => audit === 'call-to-action-presence');

describe('recommendations', () => {
  it('state the finding and the fix, and leave points to their own field', () => {
    const { fix } = without.audits.find(({ id }) => id === 'call-to-action-presence')!;
    expect(missing?.text).toContain(fix);
    const text = fakeArtifacts().text.map((line) =>
      line.role === 'offer' ? { ...line, text: 'Save 30%' } : line,
    );
    const offering = analysisOf({ callToAction: null, text }).recommendations;
    expect(offering.find(({ audit }) => audit === 'call-to-action-presence')?.text).toMatch(
      / Write “Get 30% off” on it/,
    );
    for (const { text } of [...without.recommendations, ...poorAd().recommendations])
      expect(text).not.toMatch(/would go from|\d points?\b/);
  });

  it.each([
    ['under its cap, where it takes nothing off', [0, 0], fakeImpression(1)],
    ['over its cap, with what it takes off', [10, 60], fakeImpression(95)],
  ] as const)('report a damaged file %s', (_, [least, most], seen) => {
    const { recommendations, overallScore } = analysisOf({
      file: { ...fakeArtifacts().file, format: 'jpeg', jpegQuality: 4 },
      impression: seen,
    });
    const coarse = recommendations.find(({ audit }) => audit === 'jpeg-quality');
    expect(coarse?.text).toContain('Export from the original');
    expect(coarse?.points).toBeGreaterThanOrEqual(least);
    expect(coarse?.points).toBeLessThanOrEqual(most);
    expect(overallScore).toBeLessThan(76);
  });

  it('estimate a missing call to action’s gain from the audits that would then apply', () => {
    const alone = without.audits.find(({ id }) => id === 'call-to-action-presence')!;
    const left = without.audits
      .filter(({ category, status }) => category === alone.category && status === 'notApplicable')
      .reduce((sum, { pointsLost }) => sum + pointsLost, 0);
    expect(left).toBeGreaterThan(0.5);
    expect(missing?.points).toBeGreaterThan(0.5 * left);
    expect(missing?.points).toBeLessThan(left + alone.pointsLost + 1);
  });

  it('merge the visual fixes of one element and add up their points', () => {
    const { height } = textLine();
    const faint = textLine({ contrast: 1.3, height: height / 4, box: { x: 0.07, y: 0.08, w: 0.3, h: 0.02 } });
    const { recommendations, audits } = analysisOf({ text: [faint] });
    const onHeadline = recommendations.filter(({ audit }) => /^(?:headline|text)-/.test(audit));
    expect(onHeadline.map(({ audit }) => audit)).toHaveLength(1);
    const [advice] = onHeadline;
    const fixes = audits.filter(({ fix }) => fix !== '' && advice!.text.includes(fix));
    // Two size checks may give the same advice.
    const told = fixes.filter(({ fix }, at) => fixes.findIndex((each) => each.fix === fix) === at);
    expect(told.length).toBe(2);
    const lost = told.reduce((sum, { pointsLost }) => sum + pointsLost, 0);
    expect(advice!.points).toBeGreaterThan(told.find(({ id }) => id === advice!.audit)!.pointsLost * 0.8);
    expect(advice!.points).toBeLessThanOrEqual(lost + 0.1);
  });

  it('mark everything after the first five as further ideas', () => {
    const { layout, quality, colour, clutter } = fakeArtifacts();
    const { recommendations } = analysisOf({
      impression: fakeImpression(40, { small: 3, faint: 3, request: 3, brand: 3 }),
      clutter: { ...clutter, score: 96 },
      callToAction: null,
      text: [textLine({ text: 'Hot untill the summit', contrast: 1.5, height: 0.01 })],
      layout: { ...layout, whiteSpace: 0.02, imbalance: 0.7, centreOfMass: { x: 0.5, y: 0.95 } },
      quality: { ...quality, sharpness: 2, noise: 25 },
      colour: { ...colour, colourfulness: 170, harmony: 40 },
    });
    expect(recommendations.length).toBeGreaterThan(5);
    expect(recommendations.slice(0, 5).some(({ further }) => further)).toBe(false);
    expect(recommendations.slice(5).every(({ further }) => further)).toBe(true);
  });

  it('ask for less text only once, even when text size advice would ask for it too', () => {
    const goods = 'bread milk eggs cheese butter honey jam apples pears plums leeks beans'.split(' ');
    const lines = goods.map((name, at) =>
      textLine({
        text: `We bring you fresh ${name} from the farm`,
        role: 'body',
        height: 0.008,
        contrast: 9,
        box: { x: 0.1, y: 0.1 + at / 20, w: 0.3, h: 0.01 },
      }),
    );
    const told = (count: number) => {
      const { audits, recommendations, keyInsights } = analysisOf({
        impression,
        text: lines.slice(0, count),
      });
      return {
        fix: audits.find(({ id }) => id === 'text-size')!.fix,
        advised: recommendations.map(({ audit }) => audit),
        weak: keyInsights.weaknesses.join(),
      };
    };
    const [few, many] = [told(4), told(12)];
    expect(few.fix).not.toContain('no room');
    expect(few.advised).toContain('text-size');
    expect(many.fix).toContain('no room');
    expect(many.advised).toContain('word-count');
    expect(many.advised).not.toContain('text-size');
    expect(many.weak).not.toContain('too small');
  });

  it('do not repeat a weakness whose element they name', () => {
    const { recommendations, keyInsights, audits } = poorAd();
    const told = recommendations.filter(({ audit, text }) => {
      const { observation = '', fix = '' } = audits.find(({ id }) => id === audit) ?? {};
      const named = (observation.match(/“[^”]{5,}”/g) ?? []).some((words) => fix.includes(words));
      const weak = keyInsights.weaknesses.some((weakness) => weakness.includes(observation));
      return named && weak && text.includes(observation);
    });
    expect(told.map(({ text }) => text)).toEqual([]);
  });

  it('mark the place they refer to', () => {
    for (const { evidence } of without.recommendations) expect(evidence.length).toBeGreaterThan(0);
    expect(missing?.evidence[0]?.box?.w).toBeLessThan(1);
  });

  it('are sorted by points, all above zero', () => {
    const points = without.recommendations.map((each) => each.points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
    expect(Math.min(...points)).toBeGreaterThan(0);
  });

  it('leave out style-only audits, which are not reported as faults either', () => {
    const { layout, quality } = fakeArtifacts();
    const { audits, recommendations, keyInsights } = analysisOf({
      layout: { ...layout, figureGround: 0.01 },
      quality: { ...quality, lightnessSpread: 0.1 },
    });
    const told = ['figure-ground', 'light-drama'].map((id) => audits.find((audit) => audit.id === id)!);
    // At least one of them counts, whatever weight the fit gives the other.
    expect(told.some(({ pointsLost }) => pointsLost > 0)).toBe(true);
    for (const { id, name, observation, score } of told) {
      expect(score).toBeLessThan(50);
      expect(recommendations.map(({ audit }) => audit)).not.toContain(id);
      expect(
        keyInsights.weaknesses.filter((each) => each.startsWith(name) || each.includes(observation)),
      ).toEqual([]);
    }
  });

  it('cover nothing that the report praises', () => {
    const all = [without, poorAd(), analysisOf({ impression: fakeImpression(50, {}, { offer: 5 }) })];
    const both = all.map(({ audits, recommendations, keyInsights }) => ({
      advised: new Set(recommendations.map(({ audit }) => audit)),
      praised: audits
        .filter(({ title, observation }) =>
          keyInsights.strengths.some((each) => each.startsWith(title) || each === observation),
        )
        .map(({ id }) => id),
    }));
    expect(both.flatMap(({ praised }) => praised)).not.toEqual([]);
    for (const { praised, advised } of both) expect(praised.filter((id) => advised.has(id))).toEqual([]);
  });

  it.each([
    ['read with low confidence', textLine({ text: 'Sxve 3O% untii', confidence: 0.5 })],
    ['read without spaces', textLine({ text: 'THEGROUPOFBALLSIHITWITHEACHCLUB' })],
  ])('do not quote text that was %s', (_, line) => {
    const faint = { contrast: 1.2, worst: { box: line.box, contrast: 1.1 }, height: 0.01 };
    const { recommendations, keyInsights, verdict } = analysisOf({
      impression,
      text: [line, { ...line, ...faint }, { ...line, ...faint, role: 'body' as const }],
      callToAction: null,
    });
    expect(recommendations.length).toBeGreaterThan(1);
    const told = [verdict, ...keyInsights.weaknesses, ...recommendations.map(({ text }) => text)].join('\n');
    expect(told).not.toContain(line.text);
    expect(told).toContain('at the top');
  });

  it('leave out clutter when there is no concrete fix', () => {
    const { clutter } = fakeArtifacts();
    const fixesOf = (lines: number) =>
      analysisOf({
        clutter: { ...clutter, score: 96 },
        impression: fakeImpression(20),
        text: Array.from({ length: lines }, (_, at) =>
          textLine({
            text: `Steel on day ${at} of it`,
            role: 'body',
            box: { x: 0.1, y: at / 20, w: 0.3, h: 0.02 },
          }),
        ),
      }).recommendations.map(({ audit }) => audit);
    expect(fixesOf(3)).not.toContain('clutter');
    expect(fixesOf(9)).toContain('clutter');
  });
});
