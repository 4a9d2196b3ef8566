import { describe, expect, it } from 'vitest';
import { fakeArtifacts, textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './headline-size.ts';

const sized = (height: number) => judge(audit, { text: [textLine({ height })] });

describe('headline-size', () => {
  it.each([
    ['a headline at a twelfth of the shorter side', 0.085, 92, 100],
    ['a headline at a twenty-fifth of the shorter side', 0.04, 78, 90],
    ['a headline at a sixtieth of the shorter side', 0.016, 15, 42],
  ])('gives %s the expected score', (_, height, least, most) => {
    const { score } = sized(height);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it('measures against the shorter side', () => {
    const { image } = fakeArtifacts();
    const strip = judge(audit, {
      image: { ...image, width: 970, height: 250 },
      text: [textLine({ height: 0.1 })],
    });
    const tower = judge(audit, {
      image: { ...image, width: 250, height: 970 },
      text: [textLine({ height: 0.1 })],
    });
    expect(strip.value).toBeCloseTo(10);
    expect(tower.value).toBeCloseTo(38.8);
  });

  it('says how many times larger the headline should be', () => {
    expect(sized(0.02)).toMatchObject({
      observation: 'The headline “Hot until the summit” is too small to lead the eye.',
      display: '2%',
      good: 'at least 6.5%',
      fix: 'Set the headline “Hot until the summit” 2 times as large, on more lines if it does not fit.',
    });
  });

  it('suggests fewer words when there is no room for larger text', () => {
    const wide = textLine({ text: 'World champions', box: { x: 0.03, y: 0.1, w: 0.94, h: 0.02 } });
    expect(judge(audit, { text: [wide] }).fix).toBe(
      'Use fewer words in the headline “World champions”, so that it has room to be set larger.',
    );
  });

  it('does not apply without text', () => {
    expect(judge(audit, { text: [] }).status).toBe('notApplicable');
  });
});
