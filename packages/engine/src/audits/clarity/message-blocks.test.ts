import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './message-blocks.ts';

const lineAt = (y: number, text: string, x = 0.1) =>
  textLine({ text, role: 'body', box: { x, y, w: 0.35, h: 0.05 } });
const together = [lineAt(0.1, 'one'), lineAt(0.16, 'two'), lineAt(0.22, 'three')];
const scattered = [
  lineAt(0.05, 'one'),
  lineAt(0.05, 'two', 0.62),
  lineAt(0.35, 'three', 0.3),
  lineAt(0.6, 'four'),
  lineAt(0.62, 'five', 0.6),
  lineAt(0.92, 'six'),
];

describe('message-blocks', () => {
  it('scores grouped text high and scattered text low', () => {
    expect(judge(audit, { text: together }).score).toBeGreaterThan(90);
    expect(judge(audit, { text: scattered }).score).toBeLessThan(50);
  });

  it('names the line that is farthest away', () => {
    const result = judge(audit, { text: scattered });
    expect(result.observation).toBe('The text is scattered across the picture.');
    expect(result.evidence[0]?.label).toBe('“six”');
    const near = judge(audit, { text: [...together, lineAt(0.9, 'far away')] });
    expect(near.observation).toBe('The text reads as one message.');
    expect(near.evidence[0]?.label).toBe('“far away”');
  });

  it('suggests no move of a single line, which may stand apart on purpose', () => {
    expect(judge(audit, { text: scattered, callToAction: null })).toMatchObject({
      good: 'at most 1.8',
      fix: 'Move related lines together and leave clear space between the groups.',
    });
  });

  it('does not suggest moving a table cell', () => {
    const cells = scattered.map((line, at) => ({ ...line, text: `£${at + 1}.50` }));
    expect(judge(audit, { text: cells })).toMatchObject({ title: 'Groups of text', fix: '' });
  });

  it('does not apply without text', () => {
    expect(judge(audit, { text: [] }).status).toBe('notApplicable');
  });
});
