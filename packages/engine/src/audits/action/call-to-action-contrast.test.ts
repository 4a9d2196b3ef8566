import { describe, expect, it } from 'vitest';
import { GOOD_SCORE, MIDDLING_SCORE } from '../../scoring/curves.ts';
import { callToActionOf } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './call-to-action-contrast.ts';

const standingAt = (contrastWithSurround: number) =>
  judge(audit, { callToAction: callToActionOf({ contrastWithSurround }) });

describe('call-to-action-contrast', () => {
  it.each([
    ['clearly set off', 4.5, GOOD_SCORE, 100],
    ['at the least for a control', 3, GOOD_SCORE, GOOD_SCORE],
    ['middling', 1.6, MIDDLING_SCORE, MIDDLING_SCORE],
    ['all but the same colour', 1.1, 5, 35],
  ])('%s', (_, contrast, least, most) => {
    const { score } = standingAt(contrast);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('names a fill that reaches 3 : 1', () => {
    const result = judge(audit, {
      callToAction: callToActionOf({ fill: '#e8c9a8', surround: '#f3e3cf', contrastWithSurround: 1.2 }),
    });
    expect(result.fix).toMatch(/^Fill the button “Shop bottles” with #[0-9a-f]{6} instead of #e8c9a8, /);
    expect(result.observation).toBe(
      'The button “Shop bottles” blends into its surroundings (1.2:1; 3:1 or more is ideal).',
    );
    expect(result.evidence[0]?.swatches).toEqual(['#e8c9a8', '#f3e3cf']);
  });

  it('does not name the fill that it has', () => {
    const callToAction = callToActionOf({
      fill: '#000000',
      surround: '#ffffff',
      contrastWithSurround: 1.5,
    });
    expect(judge(audit, { callToAction }).fix).not.toContain('#000000');
  });

  it('does not apply without a button', () => {
    expect(judge(audit, { callToAction: null }).status).toBe('notApplicable');
    expect(judge(audit, { callToAction: callToActionOf({ kind: 'text' }) }).status).toBe('notApplicable');
  });
});
