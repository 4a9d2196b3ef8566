import { describe, expect, it } from 'vitest';
import { callToActionOf, textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import { itReportsStyleNeutrally } from '../../testing/behaviors/neutral-style-behavior.ts';
import audit from './alignment.ts';

const at = (x: number, row: number, text: string, w = 0.3) =>
  textLine({ text, box: { x, y: 0.1 + 0.1 * row, w, h: 0.05 }, height: 0.05, role: 'body' });
const rows = (...lefts: number[]) =>
  lefts.map((x, row) => at(x, row, `Line number ${row}`, 0.2 + 0.06 * row));
const score = (text: ReturnType<typeof rows>) => judgedScore(audit, { text, callToAction: null });

describe('alignment', () => {
  it.each([
    ['lines on one left edge', rows(0.1, 0.1, 0.1, 0.1), 90, 100],
    ['lines that are a tenth of a letter off', rows(0.1, 0.104, 0.098, 0.1), 90, 100],
    [
      'lines on one center line',
      [0, 1, 2, 3].map((row) => at(0.4 - 0.03 * row, row, 'Centered', 0.2 + 0.06 * row)),
      90,
      100,
    ],
    [
      'lines on one right edge',
      [0, 1, 2, 3].map((row) => at(0.7 - 0.06 * row, row, 'To the right', 0.2 + 0.06 * row)),
      90,
      100,
    ],
    [
      'a right-aligned headline above an address elsewhere',
      [
        ...[0, 1, 2].map((row) => at(0.7 - 0.06 * row, row, 'To the right', 0.2 + 0.06 * row)),
        at(0.52, 5, 'tarnwell.com'),
      ],
      80,
      100,
    ],
    ['one of four lines out of alignment', rows(0.1, 0.1, 0.17, 0.1), 55, 93],
    ['lines without a common edge', rows(0.1, 0.17, 0.04, 0.22), 0, 60],
  ])('gives %s the expected score', (_, text, low, high) => {
    expect(score(text)).toBeGreaterThanOrEqual(low);
    expect(score(text)).toBeLessThanOrEqual(high);
  });

  it('scores gradually lower as the offset grows', () => {
    const scores = [0, 0.005, 0.01, 0.02, 0.04, 0.08].map((slip) =>
      score(rows(0.1, 0.1 + slip, 0.1, 0.1 - slip)),
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  itReportsStyleNeutrally(audit, [
    ['lines on one edge', { text: rows(0.1, 0.1, 0.1, 0.1), callToAction: null }, 'Alignment 100 of 100.'],
    ['scattered lines', { text: rows(0.1, 0.17, 0.04, 0.22), callToAction: null }, 'Alignment 36 of 100.'],
  ]);

  it('uses the edge of a button for the text inside it', () => {
    const text = [...rows(0.1, 0.1, 0.1), at(0.13, 5, 'Shop', 0.1)];
    const button = callToActionOf({ box: { x: 0.1, y: 0.58, w: 0.16, h: 0.09 }, kind: 'button' });
    expect(judgedScore(audit, { text, callToAction: button })).toBeGreaterThan(score(text));
  });

  it('does not compare columns side by side', () => {
    const other = [0, 1, 2].map((row) => at(0.66, row, 'Other column', 0.2));
    expect(score([...rows(0.1, 0.1, 0.1), ...other])).toBeGreaterThan(90);
  });

  it.each([
    ['a single line', [at(0.1, 0, 'One line')]],
    ['two lines side by side', [at(0.1, 0, 'One line'), at(0.55, 0, 'Another')]],
  ])('does not apply to %s', (_, text) => {
    expect(judge(audit, { text, callToAction: null }).status).toBe('notApplicable');
  });
});
