import { describe, expect, it } from 'vitest';
import { judgePicture } from '../../testing/words-in-picture.ts';
import audit from './text-angle.ts';

const at = (...angles: number[]) =>
  ['Four islands', 'From $29, kids sail free', 'Book now', 'Islandia'].map((text, index) => ({
    text,
    angle: angles[index % angles.length]!,
  }));

describe('text-angle', () => {
  it.each([
    ['level lines', at(0, 0.3, -0.2), 97, 100],
    ['one slanted line', at(-12, 0, 0, 0), 97, 100],
    ['lines at several angles', at(-17, -13, -8, 1), 97, 100],
    ['a picture rotated by 9°', at(9, 8.6, 9.3), 0, 10],
    ['a picture rotated the other way', at(-9, -8.6, -9.3), 0, 10],
  ])('gives %s the expected score', (_, lines, low, high) => {
    const { score } = judgePicture(audit, lines);
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('says how far to rotate the picture back', () => {
    expect(judgePicture(audit, at(9)).fix).toBe('Rotate the picture 9° back and crop the corners.');
  });

  it('does not apply to fewer than three lines', () => {
    expect(judgePicture(audit, at(9).slice(0, 2)).status).toBe('notApplicable');
  });
});
