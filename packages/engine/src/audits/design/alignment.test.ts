import { describe, expect, it } from 'vitest';
import { fakeArtifacts, textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './alignment.ts';

const { layout } = fakeArtifacts();

describe('alignment', () => {
  it.each([
    ['lines on one edge', 99, 90, 100],
    ['two edges', 80, 91, 97],
    ['edges that half agree', 60, 64, 78],
    ['scattered lines', 20, 5, 30],
  ])('scores %s at %f between %i and %i', (_, value, low, high) => {
    const score = judgedScore(audit, { layout: { ...layout, alignment: value } });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('points at the line that keeps an edge of its own', () => {
    const at = (x: number, text: string) => textLine({ text, box: { x, y: 0.2, w: 0.3, h: 0.05 } });
    const text = [at(0.1, 'One'), at(0.1, 'Two'), at(0.47, 'Stray'), at(0.1, 'Three')];
    const result = judge(audit, { text, layout: { ...layout, alignment: 40 } });
    expect(result.evidence).toMatchObject([{ box: { x: 0.47 } }]);
    expect(result.fix).toContain('“Stray”');
  });

  it('names both where there are two', () => {
    const at = (x: number, text: string) => textLine({ text, box: { x, y: 0.2, w: 0.3, h: 0.05 } });
    const { observation, fix } = judge(audit, {
      text: [at(0.1, 'One line'), at(0.47, 'Stray')],
      layout: { ...layout, alignment: 0 },
    });
    expect(observation).toMatch(/“(?:One line|Stray)” and “(?:One line|Stray)” agree 0 of 100\.$/);
    expect(fix).not.toMatch(/other lines/);
  });

  it('counts for little where a scrap is all there is beside one line', () => {
    const beside = (w: number) =>
      judge(audit, {
        text: [
          textLine({ box: { x: 0.1, y: 0.2, w: 0.6, h: 0.1 } }),
          textLine({ box: { x: 0.3, y: 0.9, w, h: w / 6 } }),
        ],
      }).confidence;
    expect(beside(0.6)).toBeGreaterThan(0.45);
    expect(beside(0.02)).toBeLessThan(0.1);
  });

  it('does not apply to a single line', () => {
    expect(judge(audit, { layout: { ...layout, alignment: null } }).status).toBe('notApplicable');
  });
});
