import { describe, expect, it } from 'vitest';
import { callToActionOf, textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './call-to-action-space.ts';

const button = callToActionOf({ box: { x: 0.3, y: 0.8, w: 0.3, h: 0.1 } });
const lineEndingAt = (bottom: number, confidence = 1) =>
  textLine({
    text: 'Steel bottle',
    role: 'body',
    confidence,
    box: { x: 0.3, y: bottom - 0.04, w: 0.3, h: 0.04 },
  });
const judged = (...text: ReturnType<typeof textLine>[]) => judge(audit, { callToAction: button, text });

describe('call-to-action-space', () => {
  it('scores lower as text gets closer', () => {
    const scores = [0.5, 0.74, 0.77, 0.79, 0.8].map((bottom) => judged(lineEndingAt(bottom)).score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBeGreaterThan(95);
    expect(scores.at(-1)).toBeLessThan(40);
  });

  it('treats an uncertain line as farther away', () => {
    expect(judged(lineEndingAt(0.77, 0.2)).value).toBeGreaterThan(judged(lineEndingAt(0.77)).value ?? 0);
  });

  it('names the line that is too close and shows the gap', () => {
    expect(judged(lineEndingAt(0.775))).toMatchObject({
      observation: '“Steel bottle” sits a little close to “Shop bottles”.',
      display: '25%',
      good: 'at least 55%',
      fix: 'Move “Steel bottle” away from “Shop bottles”.',
    });
    expect(judged(lineEndingAt(0.5)).observation).toBe('“Shop bottles” has enough free space around it.');
    expect(judged(lineEndingAt(0.8)).observation).toBe('“Steel bottle” crowds “Shop bottles”.');
  });

  it('does not apply without a call to action or without other text', () => {
    expect(judge(audit, { callToAction: null }).status).toBe('notApplicable');
    expect(judged(textLine({ role: 'callToAction', box: button.box })).status).toBe('notApplicable');
  });
});
