import { describe, expect, it } from 'vitest';
import { WHOLE_FRAME } from '../../geometry.ts';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import { itReportsStyleNeutrally } from '../../testing/behaviors/neutral-style-behavior.ts';
import audit from './figure-ground.ts';

const { layout } = fakeArtifacts();

describe('figure-ground', () => {
  it.each([
    ['a cut-out subject', 0.5, 90, 100],
    ['an ordinary subject', 0.14, 80, 90],
    ['a subject lost in its background', 0.01, 30, 48],
  ])('scores %s at %f between %i and %i', (_, value, low, high) => {
    const score = judgedScore(audit, { layout: { ...layout, figureGround: value } });
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('points at the strongest focal point', () => {
    const centres = [{ x: 0.3, y: 0.6, share: 0.4 }];
    const box = judge(audit, { attention: { ...fakeArtifacts().attention, centres } }).evidence[0]?.box;
    expect(box && box.x + box.w / 2).toBeCloseTo(0.3);
    expect(box && box.y + box.h / 2).toBeCloseTo(0.6);
  });

  itReportsStyleNeutrally(
    audit,
    [16, 4].map((percent) => [
      `${percent} percent`,
      { layout: { ...layout, figureGround: percent / 100 } },
      `Where people look differs from the rest by ${percent}% in brightness.`,
    ]),
  );

  it('points at the whole picture without a focal point', () => {
    const attention = { ...fakeArtifacts().attention, centres: [] };
    expect(judge(audit, { attention }).evidence[0]?.box).toEqual(WHOLE_FRAME);
  });
});
