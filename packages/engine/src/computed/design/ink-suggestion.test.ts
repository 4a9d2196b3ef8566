import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hex } from '../../color-space.ts';
import {
  canBeSetIn,
  contrastOf,
  fillWithContrast,
  inkWithContrast,
  nearBlackOrWhite,
  plainName,
} from './ink-suggestion.ts';

const color = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map(([red, green, blue]) => hex(red, green, blue));

describe('ink suggestion', () => {
  it('reaches the requested contrast on any background', () => {
    fc.assert(
      fc.property(color, color, (background, ink) => {
        expect(contrastOf(background, inkWithContrast(background, ink, 4.5))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('keeps an ink that has enough contrast', () => {
    expect(inkWithContrast('#ffffff', '#12303a', 4.5)).toBe('#12303a');
  });

  it('keeps the hue: orange on peach becomes a darker orange, not black', () => {
    const ink = inkWithContrast('#eda57c', '#c96a3a', 4.5);
    expect(Number.parseInt(ink.slice(1, 3), 16)).toBeGreaterThan(Number.parseInt(ink.slice(5, 7), 16));
    expect(ink).not.toBe('#000000');
  });

  it('gives the best possible ink when the contrast cannot be reached', () => {
    expect(inkWithContrast('#808080', '#808080', 7)).toBe('#000000');
  });

  it.each([
    ['#ffffff', '#fffffe', '#1c1c1c'],
    ['#202020', '#242424', '#ffffff'],
  ])('gives a button on %s a fill other than gray for %s', (surround, fill, better) => {
    expect(fillWithContrast(surround, fill, 3)).toBe(better);
  });

  it('chooses near-black, white, or black if neither has enough contrast', () => {
    expect(['#ffffff', '#202020', '#7b7b7b'].map((ground) => nearBlackOrWhite(ground, 4.5))).toEqual([
      '#1c1c1c',
      '#ffffff',
      '#000000',
    ]);
  });

  it.each([
    ['a color with enough contrast', '#7a1020', true],
    ['a color with too little contrast', '#c96a3a', false],
    ['a gray with enough contrast', '#404040', false],
  ])('decides whether text can be set in %s', (_, ink, can) => {
    expect(canBeSetIn(ink, '#eda57c', 4.5)).toBe(can);
  });

  it.each([
    ['#ffffff', 'near-black'],
    ['#202020', 'white'],
    ['#7b7b7b', 'black'],
  ])('names the plain color that is readable on %s', (ground, name) => {
    expect(plainName(nearBlackOrWhite(ground, 4.5))).toBe(name);
  });

  it('keeps the hue of a button', () => {
    expect(fillWithContrast('#eda57c', '#c96a3a', 3)).toBe(inkWithContrast('#eda57c', '#c96a3a', 3));
  });
});
