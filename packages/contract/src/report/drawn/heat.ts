import type { Analysis } from '@adjudge/engine/report';

export type Attention = NonNullable<Analysis['attention']>;

/** Cold to hot. The lowest cells are transparent so that the picture stays visible. */
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

/** Default opacity of the heatmap over the picture. */
export const HEAT_OPACITY = 0.7;

/** The color ramp as a CSS color. */
export function heatColor(value: number): string {
  const [red = 0, green = 0, blue = 0, alpha = 0] = heatOf(value).map(Math.round);
  return `rgb(${red} ${green} ${blue} / ${Math.round((alpha / 255) * 100)}%)`;
}

/** RGBA pixels of the attention grid: four bytes per cell, row by row. Missing cells are transparent. */
export function heatPixels({ columns, rows, values }: Attention): Uint8ClampedArray {
  const bytes = atob(values);
  const pixels = new Uint8ClampedArray(columns * rows * 4);
  for (let cell = 0; cell < columns * rows; cell += 1) {
    pixels.set(heatOf((bytes.charCodeAt(cell) || 0) / 255), cell * 4);
  }
  return pixels;
}
