import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judgedOn } from '../../testing/judged-on.ts';
import audit from './focal-strength.ts';

const withFocus = (concentration: number, centres = fakeArtifacts().attention.centres) =>
  judgedOn(audit, { attention: { ...fakeArtifacts().attention, concentration, centres } });

describe('focal-strength', () => {
  it.each([
    ['attention spread evenly is a fault', 0.02, 0, 35],
    ['a soft focus is middling', 0.13, 45, 70],
    ['a clear focus is good', 0.32, 85, 100],
  ])('%s', (_, concentration, least, most) => {
    const { score } = withFocus(concentration);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('points at the strongest centre, or at the frame where there is none', () => {
    expect(withFocus(0.3).evidence[0]?.box?.x).toBeCloseTo(0.27);
    expect(withFocus(0.02, []).evidence[0]?.box).toEqual({ x: 0, y: 0, w: 1, h: 1 });
    expect(withFocus(0.02, []).observation).toContain('no centre stands out');
  });
});
