import { describe, expect, it } from 'vitest';
import type { TextLine } from '../../artifacts/artifacts.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import { textLine } from '../../testing/index.ts';
import audit from './letter-stretch.ts';

/** Boxes in a frame of 1200 x 600, as Roboto Bold at 60 px sets these words, stretched to this many times their width. */
const lines = (pulled: number): TextLine[] =>
  [
    { text: 'Four islands', w: 0.29 },
    { text: 'From $29, kids free', w: 0.41 },
    { text: 'Book now', w: 0.215 },
  ].map(({ text, w }, at) =>
    textLine({
      text,
      confidence: 0.98,
      angle: 0,
      role: at === 0 ? 'headline' : 'body',
      box: { x: 0.05, y: 0.1 + 0.2 * at, w: w * pulled, h: text.includes(',') ? 0.091 : 0.071 },
    }),
  );
const FRAME = { width: 1200, height: 600 };
const image = { ...FRAME, hasAlpha: false, transparentShare: 0, colourSpace: 'srgb', hasProfile: false };

describe('letter-stretch', () => {
  it.each([
    ['undistorted letters', 1, 95, 100],
    ['a condensed typeface', 0.6, 95, 100],
    ['an extended typeface', 1.25, 95, 100],
    ['a banner stretched to 1.9 times its width', 1.9, 0, 10],
  ])('gives %s the expected score', (_, pulled, low, high) => {
    const score = judgedScore(audit, { text: lines(pulled), image });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('shows how wide the letters are and suggests exporting again', () => {
    const result = judge(audit, { text: lines(1.9), image });
    expect(result).toMatchObject({
      observation: 'The letters are wider than letters of their height usually are.',
      display: '1.8:1',
      good: 'at most 1.4:1',
    });
    expect(result.fix).toContain('Export the design at 1200 x 600 px from the original file');
  });

  it('accepts one wide line among others, and does not apply to a single line', () => {
    const [headline, ...others] = lines(1);
    const wide = { ...headline!, box: { ...headline!.box, w: 0.7 } };
    expect(judgedScore(audit, { text: [wide, ...others], image })).toBeGreaterThan(95);
    expect(judge(audit, { text: [wide], image }).status).toBe('notApplicable');
  });
});
