import { describe, expect, it } from 'vitest';
import { GOOD_SCORE } from '../../scoring/curves.ts';
import { callToActionOf } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './call-to-action-legibility.ts';

const lettersAt = (textContrast: number, fill = '#d8492a') =>
  judge(audit, { callToAction: callToActionOf({ textContrast, fill }) });

describe('call-to-action-legibility', () => {
  it.each([
    ['strong letters', 7, GOOD_SCORE, 100],
    ['letters at the least', 4.5, GOOD_SCORE, GOOD_SCORE],
    ['faint letters', 1.8, 5, 26],
  ])('%s', (_, contrast, least, most) => {
    const { score } = lettersAt(contrast);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('advises white on a dark fill and near black on a light one', () => {
    expect(lettersAt(2, '#a8321a').fix).toContain('in #ffffff on #a8321a');
    expect(lettersAt(2, '#ffd24a').fix).not.toContain('in #ffffff');
  });

  it('says how well it reads', () => {
    expect(lettersAt(1.8).observation).toBe(
      'The text of “Shop bottles” is hard to read on its background (1.8:1; 4.5:1 or more is ideal).',
    );
    expect(lettersAt(7).observation).toContain('is readable on its background (7:1');
  });

  it('does not apply without a call to action', () => {
    expect(judge(audit, { callToAction: null }).status).toBe('notApplicable');
  });
});
