import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import { itReportsStyleNeutrally } from '../../testing/behaviors/neutral-style-behavior.ts';
import audit from './reading-order.ts';

const headlineAt = (y: number) => textLine({ box: { x: 0.1, y, w: 0.6, h: 0.09 } });
const bodyAt = (y: number, height = 0.04) =>
  textLine({ text: 'Steel bottle', role: 'body', height, box: { x: 0.1, y, w: 0.4, h: 0.04 } });

describe('reading-order', () => {
  it.each([
    ['a headline before the body text', 0.1, 0.5, 93, 100],
    ['a headline level with the body text', 0.3, 0.325, 55, 75],
    ['a headline after the body text', 0.8, 0.2, 0, 25],
  ])('gives %s the expected score', (_, head, body, least, most) => {
    const { score } = judge(audit, { text: [headlineAt(head), bodyAt(body)] });
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('ignores the order of lines of almost equal size', () => {
    const up = judge(audit, { text: [headlineAt(0.1), bodyAt(0.8, 0.0899)] }).score ?? 0;
    const down = judge(audit, { text: [headlineAt(0.8), bodyAt(0.1, 0.0899)] }).score ?? 0;
    expect(Math.abs(up - down)).toBeLessThan(3);
    expect(down).toBeGreaterThan(80);
  });

  it('marks the two lines that are in the wrong order', () => {
    const { evidence } = judge(audit, { text: [headlineAt(0.8), bodyAt(0.2)] });
    expect(evidence.map(({ label }) => label)).toEqual([
      'Larger text: “Hot until the summit”',
      'Smaller text: “Steel bottle”',
    ]);
  });

  itReportsStyleNeutrally(audit, [
    ['headline last', { text: [headlineAt(0.8), bodyAt(0.2)] }, 'Large before small: 10 of 100.'],
    ['headline first', { text: [headlineAt(0.2), bodyAt(0.8)] }, 'Large before small: 97 of 100.'],
  ]);

  it('does not apply with fewer than two lines', () => {
    expect(judge(audit, { text: [headlineAt(0.1)] }).status).toBe('notApplicable');
    expect(judge(audit, { text: [] }).status).toBe('notApplicable');
  });
});
