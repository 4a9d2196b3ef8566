import { describe, expect, it } from 'vitest';
import { judgePicture } from '../../testing/words-in-picture.ts';
import audit from './picture-policy.ts';

describe('picture-policy', () => {
  it.each([
    ['Lose 30 lbs in 7 days'],
    ['Guaranteed cure!!!'],
    ['Reverses hearing loss'],
    ['Earn $9,000 a month from home'],
    ['Are you overweight?'],
    ['Your computer is infected'],
    ['Best shit in town'],
  ])('finds a policy violation in %s', (words) => {
    const judged = judgePicture(audit, ['Meet the new tea', words]);
    expect(judged.evidence[0]).toMatchObject({ box: expect.anything() });
    expect(judged.score).toBeLessThan(30);
  });

  it.each([
    ['Lose yourself in 30 acres'],
    ['Guaranteed fresh'],
    ['Your fat cat deserves better food'],
    ['Earn up to £200 when you switch'],
    ['Open before and after work'],
    ['SAVE NOW!!!'],
    ['The sexy side of linen'],
    ['A55 to Chester, exit 38'],
    ['Finger-prick test at home'],
    ['A cure for the common Monday'],
    ['The best coffee in town'],
  ])('finds no policy violation in %s', (words) => {
    expect(judgePicture(audit, [words])).toMatchObject({ status: 'measured', value: 0 });
  });

  it('ignores product labels and uncertain text', () => {
    expect(judgePicture(audit, ['Meet the tea', { text: 'Guaranteed cure', role: 'label' }]).value).toBe(0);
    expect(judgePicture(audit, ['Meet the tea', { text: 'Guaranteed cure', confidence: 0.7 }]).value).toBe(0);
  });
});
