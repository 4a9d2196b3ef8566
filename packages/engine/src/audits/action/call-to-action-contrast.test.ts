import { describe, expect, it } from 'vitest';
import { MIDDLING_SCORE } from '../../scoring/curves.ts';
import { GOOD_SCORE } from '../../scoring/marks.ts';
import { callToActionOf } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './call-to-action-contrast.ts';

const standingAt = (contrastWithSurround: number) =>
  judge(audit, { callToAction: callToActionOf({ contrastWithSurround }) });

describe('call-to-action-contrast', () => {
  it.each([
    ['a button that clearly stands out', 4.5, GOOD_SCORE, 100],
    ['a button at the minimum contrast for controls', 3, GOOD_SCORE, GOOD_SCORE],
    ['a button with moderate contrast', 1.6, MIDDLING_SCORE, MIDDLING_SCORE],
    ['a button almost the color of its surroundings', 1.1, 5, 35],
  ])('gives %s the expected score', (_, contrast, least, most) => {
    const { score } = standingAt(contrast);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it.each([
    ['#e8c9a8', '#f3e3cf', 'darker', 'light'],
    ['#3a2418', '#2b1a10', 'lighter', 'dark'],
  ])('recommends a fill and text color for a button of %s on %s', (fill, surround, side, ink) => {
    const result = judge(audit, {
      callToAction: callToActionOf({ fill, surround, contrastWithSurround: 1.4 }),
    });
    expect(result).toMatchObject({
      observation: 'The button “Shop bottles” blends into its surroundings.',
      display: '1.4:1',
      good: 'at least 3:1',
      fix: `Give the button “Shop bottles” a clearly ${side} fill, with ${ink} text.`,
      evidence: [{ label: 'Button “Shop bottles” at 1.4:1', swatches: [fill, surround] }],
    });
  });

  it('says that an outlined button has almost the color of its background', () => {
    const outlined = callToActionOf({
      fill: '#483931',
      surround: '#40312b',
      contrastWithSurround: 1.13,
      colourDistance: 0.02,
    });
    expect(judge(audit, { callToAction: outlined }).observation).toBe(
      'The button “Shop bottles” has almost the color of what is behind it.',
    );
  });

  it.each([
    ['has another color of the same lightness', { colourDistance: 0.2 }, 'blends into'],
    ['is darker than its surroundings', { contrastWithSurround: 1.4, colourDistance: 0.02 }, 'blends into'],
  ])('says that the button blends in when it %s', (_, more, says) => {
    const callToAction = callToActionOf({ contrastWithSurround: 1.1, ...more });
    expect(judge(audit, { callToAction }).observation).toContain(says);
  });

  it('leaves the text color out of the fix when the button text is hard to read', () => {
    const faint = callToActionOf({
      fill: '#e8c9a8',
      surround: '#f3e3cf',
      contrastWithSurround: 1.4,
      textContrast: 2,
    });
    expect(judge(audit, { callToAction: faint }).fix).toBe(
      'Give the button “Shop bottles” a clearly darker fill.',
    );
  });

  it('suggests a darker or lighter fill when the colors themselves already contrast', () => {
    const callToAction = callToActionOf({
      fill: '#000000',
      surround: '#ffffff',
      contrastWithSurround: 1.5,
    });
    expect(judge(audit, { callToAction }).fix).toBe(
      'Give the button “Shop bottles” a clearly darker or lighter fill, or a strong outline.',
    );
  });

  it('does not apply without a button', () => {
    expect(judge(audit, { callToAction: null }).status).toBe('notApplicable');
    expect(judge(audit, { callToAction: callToActionOf({ kind: 'text' }) }).status).toBe('notApplicable');
  });
});
