import { describe, expect, it } from 'vitest';
import { fakeArtifacts, textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './edge-margin.ts';

const { layout } = fakeArtifacts();

describe('edge-margin', () => {
  it.each([
    ['a wide margin', 0.08, 90, 100],
    ['a slim margin', 0.025, 80, 92],
    ['words on the edge', 0, 20, 45],
  ])('scores %s at %f between %i and %i', (_, value, low, high) => {
    const score = judgedScore(audit, { layout: { ...layout, margin: value } });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('names the line that stands closest to the edge, in pixels', () => {
    const near = textLine({ text: 'New', box: { x: 0.01, y: 0.4, w: 0.2, h: 0.05 } });
    const result = judge(audit, { text: [textLine(), near], layout: { ...layout, margin: 0.01 } });
    expect(result.evidence[0]?.box).toEqual(near.box);
    expect(result.observation).toContain('“New” comes within 11 px');
  });

  it('does not apply without words', () => {
    expect(judge(audit, { layout: { ...layout, margin: null } }).status).toBe('notApplicable');
  });
});
