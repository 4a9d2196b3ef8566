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
  it('reaches the ratio asked for on any background', () => {
    fc.assert(
      fc.property(color, color, (background, ink) => {
        expect(contrastOf(background, inkWithContrast(background, ink, 4.5))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('leaves an ink alone that is strong enough', () => {
    expect(inkWithContrast('#ffffff', '#12303a', 4.5)).toBe('#12303a');
  });

  it('keeps the hue: orange on peach becomes a darker orange, not black', () => {
    const ink = inkWithContrast('#eda57c', '#c96a3a', 4.5);
    expect(Number.parseInt(ink.slice(1, 3), 16)).toBeGreaterThan(Number.parseInt(ink.slice(5, 7), 16));
    expect(ink).not.toBe('#000000');
  });

  it('gives the best there is where the ratio cannot be had', () => {
    expect(inkWithContrast('#808080', '#808080', 7)).toBe('#000000');
  });

  it.each([
    ['#ffffff', '#fffffe', '#1c1c1c'],
    ['#202020', '#242424', '#ffffff'],
  ])('gives a button on %s no gray for %s', (surround, fill, better) => {
    expect(fillWithContrast(surround, fill, 3)).toBe(better);
  });

  it('reaches the ratio in nearly black, white, or black where neither does', () => {
    expect(['#ffffff', '#202020', '#7b7b7b'].map((ground) => nearBlackOrWhite(ground, 4.5))).toEqual([
      '#1c1c1c',
      '#ffffff',
      '#000000',
    ]);
  });

  it.each([
    ['a color that reaches it', '#7a1020', true],
    ['no color that does not', '#c96a3a', false],
    ['no gray, though it reaches it', '#404040', false],
  ])('sets letters in %s', (_, ink, can) => {
    expect(canBeSetIn(ink, '#eda57c', 4.5)).toBe(can);
  });

  it.each([
    ['#ffffff', 'near-black'],
    ['#202020', 'white'],
    ['#7b7b7b', 'black'],
  ])('names what is read on %s', (ground, name) => {
    expect(plainName(nearBlackOrWhite(ground, 4.5))).toBe(name);
  });

  it('keeps the hue of a button', () => {
    expect(fillWithContrast('#eda57c', '#c96a3a', 3)).toBe(inkWithContrast('#eda57c', '#c96a3a', 3));
  });
});
