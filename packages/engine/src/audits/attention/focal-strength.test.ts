import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './focal-strength.ts';

/** Ten by ten cells: ten of them `bright`, the rest at 10. */
const withFocus = (bright: number, centres = fakeArtifacts().attention.centres) => {
  const values = Buffer.alloc(100, 10).fill(bright, 30, 40).toString('base64');
  return judge(audit, {
    attention: { ...fakeArtifacts().attention, columns: 10, rows: 10, values, centres },
  });
};

describe('focal-strength', () => {
  it.each([
    ['attention spread evenly is a fault', 10, 10, 0, 30],
    ['a soft focus is middling', 55, 37.9, 50, 73],
    ['a clear focus is good', 160, 64, 90, 100],
  ])('%s', (_, bright, percent, least, most) => {
    const { value, score } = withFocus(bright);
    expect(value).toBeCloseTo(percent, 1);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('points at the strongest centre, or at the frame where there is none', () => {
    expect(withFocus(200).evidence[0]?.box?.x).toBeCloseTo(0.27);
    expect(withFocus(10, []).evidence[0]?.box).toEqual({ x: 0, y: 0, w: 1, h: 1 });
    expect(withFocus(200).observation).toBe('The eye goes straight to the area at the top left.');
    expect(withFocus(10, []).observation).toContain('nothing stands out');
  });

  it('names what stands there where it was recognised', () => {
    const centres = [{ x: 0.37, y: 0.13, share: 0.3, thing: 'bottle' }];
    expect(withFocus(20, centres).observation).toBe(
      'The eye goes first to the bottle at the top left, but its lead over the rest is small.',
    );
    expect(withFocus(20, centres).fix).toMatch(/^Make the bottle at the top left larger/);
  });
});
