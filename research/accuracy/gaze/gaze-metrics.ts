/** A 2D array of numbers in row-major order. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly data: Float64Array;
}

/** In grid cells, from the top left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const gridOf = (width: number, height: number, at: (x: number, y: number) => number): Grid => ({
  width,
  height,
  data: Float64Array.from({ length: width * height }, (_, i) => at(i % width, Math.floor(i / width))),
});

/** Bilinear between cell centers; clamps to the edge cells beyond them. */
export function resize(grid: Grid, width: number, height: number): Grid {
  const { data } = grid;
  const value = (x: number, y: number) => data[y * grid.width + x]!;
  const place = (cell: number, from: number, to: number) => {
    const at = Math.min(from - 1, Math.max(0, ((cell + 0.5) * from) / to - 0.5));
    const first = Math.floor(at);
    return { first, second: Math.min(from - 1, first + 1), part: at - first };
  };
  return gridOf(width, height, (column, row) => {
    const x = place(column, grid.width, width);
    const y = place(row, grid.height, height);
    const upper = value(x.first, y.first) * (1 - x.part) + value(x.second, y.first) * x.part;
    const lower = value(x.first, y.second) * (1 - x.part) + value(x.second, y.second) * x.part;
    return upper * (1 - y.part) + lower * y.part;
  });
}

/** Fixation counts blurred with a Gaussian of `sigma` cells. */
export function density(points: readonly Point[], width: number, height: number, sigma: number): Grid {
  const counts = new Float64Array(width * height);
  for (const { x, y } of points) counts[Math.floor(y) * width + Math.floor(x)]! += 1;
  const along = blurRows(counts, width, sigma);
  const turned = blurRows(transpose(along, width, height), height, sigma);
  return { width, height, data: transpose(turned, height, width) };
}

function blurRows(data: Float64Array, width: number, sigma: number): Float64Array {
  const reach = Math.ceil(4 * sigma);
  const bell = Float64Array.from({ length: reach + 1 }, (_, d) => Math.exp(-(d * d) / (2 * sigma * sigma)));
  const out = new Float64Array(data.length);
  for (let i = 0; i < data.length; i++) {
    const value = data[i]!;
    // Most cells hold no fixation.
    if (value === 0) continue;
    const column = i % width;
    const row = i - column;
    const last = Math.min(width - 1, column + reach);
    for (let x = Math.max(0, column - reach); x <= last; x++)
      out[row + x]! += value * bell[Math.abs(x - column)]!;
  }
  return out;
}

const transpose = (data: Float64Array, width: number, height: number): Float64Array =>
  Float64Array.from({ length: data.length }, (_, i) => data[(i % height) * width + Math.floor(i / height)]!);

/** Pearson correlation of two maps of the same size. */
export function correlation(a: Grid, b: Grid): number {
  const [x, y] = [standardized(a.data), standardized(b.data)];
  return x.reduce((sum, value, i) => sum + value * y[i]!, 0) / x.length;
}

/** NSS: mean of the standardized map at the fixations. 0 is chance, 1 is one standard deviation above the map's mean. */
export function normalizedScanpath(map: Grid, fixations: readonly Point[]): number {
  const values = standardized(map.data);
  return fixations.reduce((sum, point) => sum + values[cellOf(map, point)]!, 0) / fixations.length;
}

/** AUC-Judd: how often a fixated cell ranks above a non-fixated one; ties count half. 0.5 is chance. */
export function areaUnderCurve({ data, ...map }: Grid, fixations: readonly Point[]): number {
  const hit = new Set(fixations.map((point) => cellOf(map, point)));
  const others = data.filter((_, cell) => !hit.has(cell)).toSorted();
  const above = [...hit].reduce((sum, cell) => sum + rankIn(others, data[cell]!), 0);
  return above / (hit.size * others.length);
}

/** Number of values below `value`; equal values count half. */
function rankIn(sorted: Float64Array, value: number): number {
  const bound = (before: (other: number) => boolean) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (before(sorted[middle]!)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return (bound((other) => other < value) + bound((other) => other <= value)) / 2;
}

const cellOf = ({ width, height }: { width: number; height: number }, { x, y }: Point): number =>
  Math.min(height - 1, Math.max(0, Math.floor(y))) * width + Math.min(width - 1, Math.max(0, Math.floor(x)));

/** A flat map carries no information and becomes all zeros. */
function standardized(data: Float64Array): Float64Array {
  const mean = data.reduce((sum, value) => sum + value, 0) / data.length;
  const deviation = Math.sqrt(data.reduce((sum, value) => sum + (value - mean) ** 2, 0) / data.length);
  return data.map((value) => (deviation > 1e-12 ? (value - mean) / deviation : 0));
}
