import { describe, expect, it } from 'vitest';
import { placementFit, textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './phone-legibility.ts';

describe('phone-legibility', () => {
  const line = (height: number, text = 'Hot until the summit') => textLine({ text, height });
  const feed = placementFit({ displayWidth: 390, displayHeight: 390 });

  it.each([
    ['large text', [line(0.08)], 90, 100],
    ['small text', [line(0.023)], 45, 70],
    ['tiny text', [line(0.012)], 1, 11],
    ['a headline with as much small text', [line(0.08), line(0.02)], 80, 90],
  ])('gives %s the expected score', (_, text, low, high) => {
    const score = judgedScore(audit, { text, placements: [feed] });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('scores lower as the text shrinks', () => {
    const scores = [0.05, 0.04, 0.03, 0.02, 0.01].map((height) =>
      judgedScore(audit, { text: [line(height)], placements: [feed] }),
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('names the smallest line and marks it with the size of its letters', () => {
    const result = judge(audit, { text: [line(0.08), line(0.02, 'From the hills')], placements: [feed] });
    expect(result.observation).toBe(
      'Most of the text can be read in Meta Feed, square; “From the hills” is small there.',
    );
    expect(result.evidence[0]?.label).toBe('“From the hills” at 7.8 px');
    expect(result.fix).toMatch(/^Set “From the hills” larger/);
  });

  it('does not name a word that means nothing on its own', () => {
    const small = [line(0.012, 'from'), line(0.02, '110 km range')];
    const { observation } = judge(audit, { text: [line(0.08), ...small], placements: [feed] });
    expect(observation).toContain('“110 km range”');
    expect(observation).not.toContain('“from”');
  });

  it('does not call text small that is almost large enough', () => {
    const { observation } = judge(audit, { text: [line(0.08), line(0.029)], placements: [feed] });
    expect(observation).toBe('The text is large enough to read in Meta Feed, square.');
  });

  it('does not suggest removing very small text, which may be required', () => {
    const small = textLine({ ...line(0.005, 'From the hills'), role: 'body' });
    const { fix } = judge(audit, { text: [line(0.08), small], placements: [feed] });
    expect(fix).toBe('Set “From the hills” larger.');
  });

  it('summarizes equally small rows', () => {
    const rows = ['Jive club 8.30 pm', 'Salsa 7.15 pm'].map((text) =>
      textLine({ ...line(0.012, text), role: 'body', box: { x: 0.1, y: 0.8, w: 0.2, h: 0.02 } }),
    );
    const result = judge(audit, { text: [line(0.033), ...rows, ...rows], placements: [feed] });
    expect(result).toMatchObject({
      observation: 'Several lines at the bottom left are too small to read in Meta Feed, square.',
      fix: 'Set the small lines at the bottom left larger.',
    });
    expect(result.evidence.map(({ label }) => label)).toEqual([
      '“Jive club 8.30 pm” at 4.7 px',
      '“Salsa 7.15 pm” at 4.7 px',
      '“Jive club 8.30 pm” at 4.7 px',
    ]);
  });

  it('changes little when two placements trade ranks by a small margin', () => {
    const display = placementFit({ displayWidth: 300, displayHeight: 250 });
    const score = (a: number, b: number) =>
      judgedScore(audit, {
        text: [line(0.03)],
        placements: [
          { ...feed, score: a },
          { ...display, score: b },
        ].toSorted((p, q) => q.score - p.score),
      });
    expect(Math.abs(score(90, 89.9) - score(89.9, 90))).toBeLessThan(2);
  });

  it('ignores fine print', () => {
    const legal = textLine({ role: 'legal', height: 0.005 });
    expect(judge(audit, { text: [legal], placements: [feed] }).status).toBe('notApplicable');
  });
});
