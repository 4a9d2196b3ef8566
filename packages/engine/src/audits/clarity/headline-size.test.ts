import { describe, expect, it } from 'vitest';
import { fakeArtifacts, textLine } from '../../testing/index.ts';
import { judgedOn } from '../../testing/judged-on.ts';
import audit from './headline-size.ts';

const sized = (height: number) => judgedOn(audit, { text: [textLine({ height })] });

describe('headline-size', () => {
  it.each([
    ['a headline of a twelfth of the side leads', 0.085, 92, 100],
    ['one of a twenty-fifth is ordinary', 0.04, 78, 90],
    ['one of a sixtieth does not lead', 0.016, 15, 35],
  ])('%s', (_, height, least, most) => {
    const { score } = sized(height);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('measures against the shorter side', () => {
    const { image } = fakeArtifacts();
    const strip = judgedOn(audit, {
      image: { ...image, width: 970, height: 250 },
      text: [textLine({ height: 0.1 })],
    });
    const tower = judgedOn(audit, {
      image: { ...image, width: 250, height: 970 },
      text: [textLine({ height: 0.1 })],
    });
    expect(strip.value).toBeCloseTo(10);
    expect(tower.value).toBeCloseTo(38.8);
  });

  it('says how many times larger', () => {
    expect(sized(0.026).fix).toContain('“Hot until the summit” 2.5 times as large');
  });

  it('does not apply without words', () => {
    expect(judgedOn(audit, { text: [] }).status).toBe('notApplicable');
  });
});
