import { describe, expect, it } from 'vitest';
import { GOOD_SCORE } from '../../scoring/marks.ts';
import { callToActionOf, textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './call-to-action-legibility.ts';

const lettersAt = (textContrast: number, fill = '#d8492a') =>
  judge(audit, { callToAction: callToActionOf({ textContrast, fill }) });

describe('call-to-action-legibility', () => {
  it.each([
    ['high-contrast text', 7, GOOD_SCORE, 100],
    ['text at the minimum contrast', 4.5, GOOD_SCORE, GOOD_SCORE],
    ['faint text', 1.8, 5, 26],
  ])('gives %s the expected score', (_, contrast, least, most) => {
    const { score } = lettersAt(contrast);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it.each([
    ['white', 'a dark', '#a8321a'],
    ['near-black', 'a light', '#ffd24a'],
    ['black', 'a middling', '#d8492a'],
  ])('recommends %s text on %s fill', (color, _, fill) => {
    const callToAction = callToActionOf({ textContrast: 2, fill });
    expect(judge(audit, { callToAction, text: [] }).fix).toBe(`Set “Shop bottles” in ${color}.`);
  });

  it.each([
    [
      'over a picture',
      'text',
      0.15,
      'Put “Shop bottles” on a solid button that stands out from the picture.',
    ],
    ['on a plain background', 'text', 0.01, 'Set “Shop bottles” in near-black.', '#b08a5c'],
    ['that are light on a light background', 'text', 0.01, 'Darken the background behind “Shop bottles”.'],
    ['on a button with a pattern', 'button', 0.15, 'Set “Shop bottles” in near-black.', '#b08a3c'],
    [
      'that are dark on a dark background',
      'text',
      0.01,
      'Lighten the background behind “Shop bottles”.',
      '#000000',
      '#3a3a3a',
    ],
    ['that are white on a light button', 'button', 0, 'Use a darker color for the button “Shop bottles”.'],
  ] as const)(
    'suggests a fix for letters %s',
    (_, kind, groundTexture, advice, ink?: string, surround: string = '#f3e3cf') => {
      const callToAction = callToActionOf({ kind, textContrast: 1.8, fill: '#ffd24a', surround });
      const { text, box } = callToAction;
      const line = textLine({ text, box, role: 'callToAction', groundTexture, ink: ink ?? '#ffffff' });
      expect(judge(audit, { callToAction, text: [line] }).fix).toBe(advice);
    },
  );

  it.each([
    [1.8, 'is hard to read', '1.8:1'],
    [7, 'is readable', '7:1'],
  ])('says how readable text with a contrast of %f:1 is', (contrast, reads, display) => {
    expect(lettersAt(contrast)).toMatchObject({
      observation: `The text of “Shop bottles” ${reads} on its background.`,
      display,
      good: 'at least 4.5:1',
      evidence: [{ label: `“Shop bottles” at ${display}` }],
    });
  });

  it('does not apply without a call to action', () => {
    expect(judge(audit, { callToAction: null }).status).toBe('notApplicable');
  });
});
