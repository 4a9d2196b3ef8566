import { type Channels, type Plane, halve } from '../frame/index.ts';

const LEVELS = 3;

/** Bin width of the coefficients in OKLab; smaller differences are invisible. */
const BIN = 0.02;
const BINS = 101;

/** Weights of lightness and of each of the two color channels, from Rosenholtz, Li and Nakano 2007. */
const LIGHTNESS_WEIGHT = 0.84;
const COLOR_WEIGHT = 0.08;

/** Bits per coefficient when the picture is split into subbands (Haar wavelets, three levels). More variety takes more bits. */
export function subbandEntropy({ width, height, l, a, b }: Channels): number {
  const entropy = (data: Float32Array): number => planeEntropy({ width, height, data });
  return LIGHTNESS_WEIGHT * entropy(l) + COLOR_WEIGHT * (entropy(a) + entropy(b));
}

/** Mean over the three directions and all levels. */
function planeEntropy(plane: Plane): number {
  let level = plane;
  let sum = 0;
  for (let i = 0; i < LEVELS; i++) {
    sum += levelEntropy(level) / LEVELS;
    level = halve(level);
  }
  return sum;
}

function levelEntropy({ data, width, height }: Plane): number {
  const across = new Uint32Array(BINS);
  const down = new Uint32Array(BINS);
  const diagonal = new Uint32Array(BINS);
  let count = 0;
  for (let y = 0; y + 1 < height; y += 2) {
    for (let x = 0; x + 1 < width; x += 2) {
      const at = y * width + x;
      const topLeft = data[at]!;
      const topRight = data[at + 1]!;
      const lowLeft = data[at + width]!;
      const lowRight = data[at + width + 1]!;
      across[bin(topLeft + lowLeft - topRight - lowRight)]!++;
      down[bin(topLeft + topRight - lowLeft - lowRight)]!++;
      diagonal[bin(topLeft + lowRight - topRight - lowLeft)]!++;
      count++;
    }
  }
  return (entropyOf(across, count) + entropyOf(down, count) + entropyOf(diagonal, count)) / 3;
}

const bin = (coefficient: number): number =>
  Math.min(BINS - 1, Math.max(0, Math.round(coefficient / 2 / BIN) + (BINS - 1) / 2));

/** Entropy in bits per sample; the counts add up to `total`. */
export function entropyOf(counts: Iterable<number>, total: number): number {
  let bits = 0;
  for (const count of counts) {
    if (count > 0) bits -= (count / total) * Math.log2(count / total);
  }
  return bits;
}
