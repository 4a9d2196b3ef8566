import { describe, expect, it } from 'vitest';
import { fakeArtifacts, textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './safe-zone.ts';

describe('safe-zone', () => {
  const at = (x: number, y: number) => ({
    text: [textLine({ text: 'Hot until the summit', box: { x, y, w: 0.4, h: 0.08 } })],
    callToAction: null,
  });
  const { image } = fakeArtifacts();
  const vertical = { ...image, width: 1080, height: 1920 };

  it.each([
    ['in the middle', 0.3, 0.4, 90, 100],
    ['half outside the zone', -0.1, 0.4, 60, 75],
    ['in the bottom margin', 0.3, 0.92, 5, 18],
  ])('gives a square picture with its text %s the expected score', (_, x, y, low, high) => {
    const score = judgedScore(audit, at(x, y));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('has a smaller zone in a vertical picture, because of the platform’s controls', () => {
    expect(judgedScore(audit, { ...at(0.3, 0.7), image: vertical })).toBeLessThan(25);
    expect(judgedScore(audit, at(0.3, 0.7))).toBeGreaterThan(90);
    expect(judgedScore(audit, { ...at(0.3, 0.3), image: vertical })).toBeGreaterThan(90);
  });

  it('scores lower as text moves outward', () => {
    const scores = [0.7, 0.76, 0.8, 0.84, 0.88].map((y) => judgedScore(audit, at(0.3, y)));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores[0]).toBeGreaterThan(scores[4] ?? 100);
  });

  it('changes gradually with the aspect ratio', () => {
    const scores = [0.6, 0.605, 0.61].map((ratio) =>
      judgedScore(audit, { ...at(0.3, 0.62), image: { ...image, width: 1000 * ratio, height: 1000 } }),
    );
    expect(Math.abs((scores[0] ?? 0) - (scores[1] ?? 0))).toBeLessThan(8);
    expect(Math.abs((scores[1] ?? 0) - (scores[2] ?? 0))).toBeLessThan(8);
  });

  it('names the text to keep inside and marks the safe zone', () => {
    const { fix, evidence } = judge(audit, at(0.3, 0.92));
    expect(fix).toBe(
      'Where the ad fills a phone’s screen or is cropped, keep “Hot until the summit” inside the marked frame.',
    );
    expect(evidence.map(({ label }) => label)).toContain('Safe zone');
  });

  it('does not apply without text or a button', () => {
    expect(judge(audit, { text: [], callToAction: null }).status).toBe('notApplicable');
  });

  it('does not apply to a picture with the exact size of an ad slot', () => {
    const slot = { ...image, width: 300, height: 250 };
    expect(judge(audit, { ...at(0.3, 0.92), image: slot }).status).toBe('notApplicable');
  });
});
