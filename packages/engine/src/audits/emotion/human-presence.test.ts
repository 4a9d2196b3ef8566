import { describe, expect, it } from 'vitest';
import { face } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './human-presence.ts';

describe('human-presence', () => {
  const sized = (side: number) => face({ box: { x: 0.3, y: 0.3, w: side, h: side }, confidence: 1 });

  it.each([
    ['a close-up', [sized(0.4)], 95, 100],
    ['a person in the middle distance', [sized(0.16)], 90, 97],
    ['two small faces', [sized(0.08), sized(0.08)], 80, 90],
    ['no face', [], 66, 73],
  ])('scores %s between the figures given', (_, faces, low, high) => {
    const score = judgedScore(audit, { faces });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('is less sure that there is no face than that there is one', () => {
    expect(judge(audit, { faces: [] }).confidence).toBeLessThan(
      judge(audit, { faces: [sized(0.3)] }).confidence,
    );
  });

  it('shows the largest face first', () => {
    const result = judge(audit, { faces: [sized(0.1), sized(0.3)] });
    expect(result.evidence[0]?.box?.w).toBe(0.3);
    expect(result.observation).toContain('2 faces');
  });
});
