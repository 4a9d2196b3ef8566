import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './text-hierarchy.ts';

const body = textLine({ text: 'Double-walled steel', role: 'body', height: 0.04 });
const headed = (height: number) => judge(audit, { text: [textLine({ height }), body] });

describe('text-hierarchy', () => {
  it('scores higher as the headline gets larger than the body text', () => {
    const scores = [0.04, 0.05, 0.06, 0.08, 0.16].map((height) => headed(height).score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(scores[0]).toBeLessThan(40);
    expect(scores[2]).toBeGreaterThan(55);
    expect(scores[2]).toBeLessThan(75);
    expect(scores[3]).toBeGreaterThan(86);
    expect(scores[3]).toBeLessThan(96);
  });

  it('says how many times larger the headline should be', () => {
    expect(headed(0.06)).toMatchObject({
      observation: 'The headline “Hot until the summit” is only a little larger than the other text.',
      display: '1.5:1',
      good: 'at least 2.6:1',
      fix: 'Set the headline 1.7 times as large.',
    });
  });

  it('does not suggest a smaller offer', () => {
    const offer = textLine({ text: 'Save 30%', role: 'offer', height: 0.09 });
    const { fix } = judge(audit, { text: [textLine({ height: 0.08 }), offer] });
    expect(fix).toMatch(/^Set the headline [\d.]+ times as large\.$/);
  });

  it('suggests fewer words when there is no room for a larger headline', () => {
    const wide = textLine({ text: 'World champions', box: { x: 0.03, y: 0.1, w: 0.94, h: 0.05 } });
    expect(judge(audit, { text: [wide, body] }).fix).toBe(
      'Use fewer words in the headline “World champions”, so that it has room to be set larger.',
    );
  });

  it('has low confidence when the only other text is tiny', () => {
    const beside = (w: number) =>
      judge(audit, { text: [textLine(), { ...body, box: { x: 0.1, y: 0.5, w, h: w / 10 } }] }).confidence;
    expect(beside(0.6)).toBeGreaterThan(0.5);
    expect(beside(0.02)).toBeLessThan(0.1);
  });

  it('does not apply without both a headline and other text', () => {
    expect(judge(audit, { text: [textLine()] }).status).toBe('notApplicable');
    expect(judge(audit, { text: [] }).status).toBe('notApplicable');
  });
});
