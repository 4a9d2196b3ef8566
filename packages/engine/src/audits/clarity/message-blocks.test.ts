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
    expect(result.observation).toBe('“six” stands far from the rest of the text.');
    expect(result.evidence[0]?.label).toBe('“six”');
    const near = judge(audit, { text: [...together, lineAt(0.9, 'far away')] });
    expect(near.observation).toBe('The text reads as one message.');
    expect(near.evidence[0]?.label).toBe('“far away”');
  });

  it('does not suggest moving a line to its neighbor', () => {
    const pairs = [0.02, 0.44, 0.88].flatMap((y) =>
      [0.02, 0.63].flatMap((x) => [lineAt(y, 'Warm bread', x), lineAt(y + 0.06, 'every morning', x)]),
    );
    const result = judge(audit, { text: pairs, callToAction: null });
    expect(result).toMatchObject({
      observation: 'The text is scattered across the picture.',
      display: '5.7',
      good: 'at most 1.8',
      fix: 'Move related lines together and leave clear space between the groups.',
    });
  });

  it('does not suggest moving a line that is under the brand name', () => {
    const apart = [...scattered.slice(0, 5), lineAt(0.92, 'Tax advice and bookkeeping')];
    const name = textLine({ text: 'Haldane', role: 'brand', box: { x: 0.1, y: 0.86, w: 0.3, h: 0.05 } });
    expect(judge(audit, { text: apart, callToAction: null }).fix).toContain('“Tax advice and bookkeeping”');
    expect(judge(audit, { text: [...apart, name], callToAction: null }).fix).not.toContain('“Tax advice');
  });

  it('does not suggest moving the headline', () => {
    const apart = scattered.map((line, at) => (at === 5 ? { ...line, role: 'headline' as const } : line));
    expect(judge(audit, { text: apart, callToAction: null }).fix).not.toContain('“six”');
  });

  it('does not suggest moving a table cell', () => {
    const cells = scattered.map((line, at) => ({ ...line, text: `£${at + 1}.50` }));
    expect(judge(audit, { text: cells })).toMatchObject({ title: 'Groups of text', fix: '' });
  });

  it('does not apply without text', () => {
    expect(judge(audit, { text: [] }).status).toBe('notApplicable');
  });
});
