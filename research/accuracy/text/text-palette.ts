import { fromHex, hex, oklabDistance, toOklab } from '../../../packages/engine/src/color-space.ts';
import { measurePalette } from '../../../packages/engine/src/gatherers/color/index.ts';
import { renderBanner, type Shape } from '../../../packages/engine/src/testing/index.ts';
import { randomFrom } from './text-random.ts';

export interface PaletteTally {
  /** Colors drawn large, and how many of them are in the palette. */
  readonly colours: number;
  readonly found: number;
}

/** OKLab distance up to which a palette color matches the drawn one. People would still give both the same name. */
const SAME = 0.04;
const APART = 0.12;

/** Tallies the palette of a drawn flat poster with three to five colors and a line of text. */
export async function readPalette(number: number): Promise<PaletteTally> {
  const random = randomFrom(number + 1000);
  const colors = distinct(random, 3 + Math.floor(3 * random()));
  const [ground, ...others] = colors;
  const shapes = others.map((fill, index): Shape => {
    const [x, y] = [40 + index * 230 * random() + index * 60, 320 + 120 * random()];
    return index % 2 === 0
      ? { kind: 'rect', x, y, w: 220 + 80 * random(), h: 260, fill }
      : { kind: 'circle', x: 200 + index * 180, y: 250, r: 110 + 50 * random(), fill };
  });
  const line = { text: 'Colour by colour', x: 0.06, y: 0.12, size: 54, colour: '#ffffff' };
  const spec = {
    width: 1000,
    height: 700,
    ground: { kind: 'plain', paint: ground! } as const,
    shapes,
    lines: [line],
  };
  const { frame } = await renderBanner(spec);
  const palette = await measurePalette(frame);
  if (!palette.ok) throw new Error(palette.reason);
  const held = palette.value.map(({ hex: code }) => labOf(code));
  const large = colors.filter((color) => shareOf(frame, color) > 0.03);
  return {
    colours: large.length,
    found: large.filter((color) => held.some((one) => oklabDistance(one, labOf(color)) < SAME)).length,
  };
}

const labOf = (code: string) => {
  const { r, g, b } = fromHex(code);
  return toOklab(r, g, b);
};

function distinct(random: () => number, count: number): string[] {
  const chosen: string[] = [];
  while (chosen.length < count) {
    const color = hex(255 * random(), 255 * random(), 255 * random());
    if (chosen.every((other) => oklabDistance(labOf(other), labOf(color)) > APART)) chosen.push(color);
  }
  return chosen;
}

function shareOf({ data }: { readonly data: Uint8Array }, color: string): number {
  const { r, g, b } = fromHex(color);
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    if (data[at] === r && data[at + 1] === g && data[at + 2] === b) count++;
  }
  return count / (data.length / 3);
}
