import type { Analysis } from '@adjudge/engine/report';

export type Attention = NonNullable<Analysis['attention']>;

/** Cold to hot; the lowest cells are clear, so that the picture stays the picture. */
const RAMP = [
  { at: 0, colour: [10, 120, 162, 0] },
  { at: 0.2, colour: [10, 120, 162, 90] },
  { at: 0.5, colour: [240, 200, 60, 190] },
  { at: 1, colour: [200, 50, 31, 240] },
] as const;

function heatOf(value: number): number[] {
  const upper = RAMP.findIndex(({ at }) => at >= value);
  const to = RAMP[upper] ?? RAMP[RAMP.length - 1]!;
  const from = RAMP[Math.max(0, upper - 1)] ?? to;
  const share = to.at === from.at ? 0 : (value - from.at) / (to.at - from.at);
  return from.colour.map((channel, index) => channel + share * ((to.colour[index] ?? 0) - channel));
}

/** How strongly the map lies over the picture unless somebody says otherwise. */
export const HEAT_OPACITY = 0.7;

/** The same colors over whatever lies beneath. */
export function heatColor(value: number): string {
  const [red = 0, green = 0, blue = 0, alpha = 0] = heatOf(value).map(Math.round);
  return `rgb(${red} ${green} ${blue} / ${Math.round((alpha / 255) * 100)}%)`;
}

/** RGBA of the attention grid, four bytes a cell, row by row; cells that are missing are clear. */
export function heatPixels({ columns, rows, values }: Attention): Uint8ClampedArray {
  const bytes = atob(values);
  const pixels = new Uint8ClampedArray(columns * rows * 4);
  for (let cell = 0; cell < columns * rows; cell += 1) {
    pixels.set(heatOf((bytes.charCodeAt(cell) || 0) / 255), cell * 4);
  }
  return pixels;
}
