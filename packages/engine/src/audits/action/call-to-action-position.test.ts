import { describe, expect, it } from 'vitest';
import { formatValue } from '../../format-value.ts';
import { callToActionOf, fakeArtifacts, textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './call-to-action-position.ts';

const at = (x: number, y: number) =>
  judge(audit, { callToAction: callToActionOf({ box: { x, y, w: 0.28, h: 0.09 } }) });

describe('call-to-action-position', () => {
  it.each([
    ['after the message', 0.1, 0.83, 90, 100],
    ['after it, at the very edge', 0, 0.91, 70, 85],
    ['before the message', 0, 0, 0, 10],
  ])('%s', (_, x, y, least, most) => {
    const { score } = at(x, y);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('reads a strip from left to right', () => {
    const { image } = fakeArtifacts();
    const strip = { ...image, width: 970, height: 120 };
    const text = [textLine({ box: { x: 0.05, y: 0.3, w: 0.4, h: 0.4 } })];
    const right = callToActionOf({ box: { x: 0.8, y: 0.3, w: 0.15, h: 0.4 } });
    const left = callToActionOf({ box: { x: 0.02, y: 0.3, w: 0.15, h: 0.4 } });
    const scoreOf = (callToAction: typeof right) =>
      judge(audit, { image: strip, text, callToAction }).score ?? 0;
    expect(scoreOf(right)).toBeGreaterThan(90);
    expect(scoreOf(left)).toBeLessThan(60);
    expect(judge(audit, { image: strip, text, callToAction: left }).fix).toMatch(
      /^Move “Shop bottles” to the right of the message/,
    );
  });

  it('says where to move it', () => {
    const [none, clear] = [0, 4].map((percent) => formatValue(percent, 'percent'));
    expect(at(0, 0).observation).toBe(
      `“Shop bottles” comes before the message and close to the edge (${none} of the shorter side; ${clear} is safe).`,
    );
    expect(at(0, 0).fix).toBe(
      `Move “Shop bottles” below the message, and ${clear} of the shorter side in from the edge.`,
    );
    expect(at(0.1, 0.1).fix).toMatch(/^Move “Shop bottles” clearly below the message/);
    expect(at(0, 0.91).fix).toMatch(/^Move “Shop bottles” in from the edge/);
    expect(at(0.1, 0.83).observation).toBe('“Shop bottles” comes after the message.');
  });

  it('does not apply without a call to action or without a message', () => {
    expect(judge(audit, { callToAction: null }).status).toBe('notApplicable');
    expect(judge(audit, { text: [] }).status).toBe('notApplicable');
  });
});
