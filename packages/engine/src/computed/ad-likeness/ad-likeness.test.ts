import { describe, expect, it } from 'vitest';
import { NEUTRAL_ARTIFACTS } from '../../grading/neutral-artifacts.ts';
import { textLine } from '../../testing/index.ts';
import { adChance, adLikenessModel } from './ad-likeness.ts';
import { adSigns } from './ad-signs.ts';

const NOTHING = adSigns([], NEUTRAL_ARTIFACTS.elements);
const box = { x: 0.1, y: 0.1, w: 0.4, h: 0.1 };

describe('ad signs', () => {
  it('are absent from a picture without text, which is unlikely to be an ad', () => {
    expect(NOTHING).toEqual({ words: 0, brand: 0, asks: 0, tilt: 0, onThings: 0 });
    expect(adChance(NOTHING)).toBeLessThan(adLikenessModel.seldom / 2);
  });

  it.each([
    ['words', 3, 1],
    ['brand', 1, 1],
    ['asks', 1, 1],
    ['tilt', 1, -1],
    ['onThings', 3, -1],
  ] as const)('change the chance of an ad in the expected direction: %s', (sign, value, way) => {
    const change = adChance({ ...NOTHING, [sign]: value }) - adChance(NOTHING);
    expect(Math.sign(change)).toBe(way);
  });

  it('combine an offer and a call to action into one stronger sign', () => {
    const found = { text: 'x', p: 0.5, box, lines: [] };
    const both = adSigns([], { ...NEUTRAL_ARTIFACTS.elements, offer: found, request: found });
    expect(both.asks).toBe(0.75);
  });

  it('trust the tilt of a long line more than that of a short word', () => {
    const tilt = (text: string) => adSigns([textLine({ text, angle: 8 })], NEUTRAL_ARTIFACTS.elements).tilt;
    expect(tilt('Supplies for all')).toBeCloseTo(0.8);
    expect(tilt('Dior')).toBeCloseTo(0.32);
  });

  it('exclude text on products', () => {
    expect(adSigns([textLine({ role: 'label' })], NEUTRAL_ARTIFACTS.elements).words).toBe(0);
  });
});
