import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buttonStyle } from './button-style.ts';

const TOKENS = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');

/** The color of a token in the light and the dark theme. */
function colorsOf(token: string): readonly [string, string] {
  const [, light, dark] = new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(TOKENS)!;
  return [light!, dark!];
}

/** Relative luminance as WCAG defines it. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

it.each(['outline', 'error', 'warning'] as const)(
  'the border of the %s button has a contrast of 3:1 against what is around it, in both themes',
  (variant) => {
    const [, border] = / border-(\w+) /.exec(buttonStyle({ variant }))!;
    for (const background of ['paper', 'sheet', 'tint', 'good-tint', 'mid-tint', 'poor-tint']) {
      for (const theme of [0, 1] as const) {
        const reached = contrast(colorsOf(border!)[theme], colorsOf(background)[theme]);
        expect(reached, `on ${background}`).toBeGreaterThanOrEqual(3);
      }
    }
  },
);
