import { expect, it } from 'vitest';
import { drawnType, renderBanner, type TypeBackground } from '../../../testing/index.ts';
import { measureLegibility } from './contrast.ts';

/** The detector's boxes around large stacked letters, in letter heights. They extend into the neighboring lines. */
const REACH = { higher: 1.42, longer: 0.36, lower: 0.02 } as const;
/** Hairlines of smaller letters never show their color unmixed. */
const LEAST_SIZE = 30;

/** Measured over true contrast for each line of a drawn stack. */
async function ratiosOn(number: number, ground: TypeBackground): Promise<number[]> {
  const { spec } = drawnType(number, ground);
  const { frame, truth } = await renderBanner(spec);
  return truth.lines.flatMap(({ box, contrast }, index) => {
    if (spec.lines[index]!.size < LEAST_SIZE) return [];
    const height = box.h * spec.height;
    const found = measureLegibility(frame, {
      x: (box.x + box.w / 2) * spec.width,
      y: (box.y + box.h / 2) * spec.height + REACH.lower * height,
      ux: 1,
      uy: 0,
      length: box.w * spec.width + REACH.longer * height,
      height: REACH.higher * height,
    });
    return [found.contrast / contrast];
  });
}

it.each([
  ['hairlines', [0, 1]],
  ['middle weights', [3, 4]],
  ['black and condensed letters set tight', [20, 53]],
] as const)('contrast is accurate for %s, dark on light and light on dark', async (_, numbers) => {
  const ratios: number[] = [];
  for (const number of numbers)
    for (const ground of ['plain', 'gradient'] as const) ratios.push(...(await ratiosOn(number, ground)));
  const errors = ratios.map((ratio) => Math.max(ratio, 1 / ratio)).toSorted((a, b) => a - b);
  expect(errors.length).toBe(28);
  expect(errors[Math.floor(errors.length * 0.95)]).toBeLessThan(1.1);
  expect(errors.at(-1)).toBeLessThan(1.5);
});
