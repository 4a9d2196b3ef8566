/** Separable box mean of radius `r` px; edge pixels are repeated. */
export function boxBlur(source: Float32Array, width: number, height: number, r: number): Float32Array {
  return blurColumns(blurRows(source, width, height, r), width, height, r);
}

function blurRows(source: Float32Array, width: number, height: number, r: number): Float32Array {
  const out = new Float32Array(width * height);
  const size = 2 * r + 1;
  const last = width - 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = -r; x <= r; x++) sum += source[row + Math.min(last, Math.max(0, x))]!;
    for (let x = 0; x < width; x++) {
      out[row + x] = sum / size;
      sum += source[row + Math.min(last, x + r + 1)]! - source[row + Math.max(0, x - r)]!;
    }
  }
  return out;
}

/** Goes row by row with one running sum per column, because walking down columns misses the cache. */
function blurColumns(source: Float32Array, width: number, height: number, r: number): Float32Array {
  const out = new Float32Array(width * height);
  const sums = new Float64Array(width);
  const size = 2 * r + 1;
  const last = height - 1;
  for (let y = -r; y <= r; y++) addRow(sums, source, Math.min(last, Math.max(0, y)) * width, 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) out[row + x] = sums[x]! / size;
    addRow(sums, source, Math.min(last, y + r + 1) * width, 1);
    addRow(sums, source, Math.max(0, y - r) * width, -1);
  }
  return out;
}

function addRow(sums: Float64Array, source: Float32Array, row: number, sign: 1 | -1): void {
  for (let x = 0; x < sums.length; x++) sums[x]! += sign * source[row + x]!;
}

/** Approximates a Gaussian with a standard deviation of `sigma` px by three box means. */
export function gaussianBlur(
  source: Float32Array,
  width: number,
  height: number,
  sigma: number,
): Float32Array {
  const r = Math.max(1, Math.round(sigma * 0.94));
  const blur = (plane: Float32Array): Float32Array => boxBlur(plane, width, height, r);
  return blur(blur(blur(source)));
}

/** Standard deviation in the square of radius `r` around each pixel. */
export function localDeviation(source: Float32Array, width: number, height: number, r: number): Float32Array {
  const mean = boxBlur(source, width, height, r);
  const deviation = boxBlur(
    source.map((value) => value * value),
    width,
    height,
    r,
  );
  for (let i = 0; i < deviation.length; i++) {
    deviation[i] = Math.sqrt(Math.max(0, deviation[i]! - mean[i]! * mean[i]!));
  }
  return deviation;
}

/** Scales so that the minimum is 0 and the maximum 1. A spread under `least` is not amplified to the full range. */
export function stretchToUnit(plane: Float32Array, least: number): Float32Array {
  let low = Infinity;
  let high = -Infinity;
  for (const value of plane) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const scale = 1 / Math.max(least, high - low);
  return plane.map((value) => (value - low) * scale);
}
