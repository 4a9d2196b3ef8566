import type { PaletteColor } from '../../artifacts/artifacts.ts';
import { hex, type Oklab, oklabDistance } from '../../color-space.ts';
import { type Measurement, measured } from '../../artifacts/measurement.ts';
import { binColors, type ColorBin, sampleColors, toBytes } from './samples.ts';
import type { Frame } from '../frame/index.ts';

const MOST_COLORS = 8;

/** Iterations of the clustering; it converges long before. */
const ROUNDS = 12;

/** OKLab distance below which someone naming a palette sees one color. Chosen by judgment, not fitted. */
const ONE_COLOR = 0.065;

/** Minimum share of the frame for a color to be part of the palette. */
const NOTABLE = 0.008;

/**
 * The dominant colors with their shares, largest first. Runs k-means in OKLab over the bins, with deterministic seeds, so the
 * same picture always gives the same palette.
 */
export async function measurePalette(frame: Frame): Promise<Measurement<readonly PaletteColor[]>> {
  const bins = binColors(sampleColors(frame));
  const clusters = mergeClose(cluster(bins, seeds(bins)));
  const colors = clusters.filter(({ share }) => share >= NOTABLE).map(describe);
  return measured(colors.sort((a, b) => b.share - a.share || (a.hex < b.hex ? -1 : 1)));
}

/** Starts with the most frequent bin, then keeps adding the one that is both frequent and far from those chosen. */
function seeds(bins: readonly ColorBin[]): readonly Oklab[] {
  const chosen: Oklab[] = [];
  const far = bins.map(() => 1);
  while (chosen.length < Math.min(MOST_COLORS, bins.length)) {
    let best = 0;
    bins.forEach((bin, i) => {
      if (worth(bin, far[i]!) > worth(bins[best]!, far[best]!)) best = i;
    });
    if (far[best] === 0) break;
    const seed = bins[best]!;
    chosen.push(seed);
    bins.forEach((bin, i) => (far[i] = Math.min(far[i]!, oklabDistance(bin, seed))));
  }
  return chosen;
}

const worth = (bin: ColorBin, distance: number): number => Math.sqrt(bin.share) * distance;

interface Cluster {
  readonly bins: readonly ColorBin[];
  readonly share: number;
  readonly middle: Oklab;
}

function cluster(bins: readonly ColorBin[], start: readonly Oklab[]): readonly Cluster[] {
  let clusters: readonly Cluster[] = start.map((middle) => ({ bins: [], share: 0, middle }));
  for (let round = 0; round < ROUNDS; round++) {
    const groups: ColorBin[][] = clusters.map(() => []);
    for (const bin of bins) groups[nearest(clusters, bin)]!.push(bin);
    clusters = groups.filter((group) => group.length > 0).map((group) => toCluster(group));
  }
  return clusters;
}

function nearest(clusters: readonly Cluster[], color: Oklab): number {
  let best = 0;
  let least = Infinity;
  clusters.forEach(({ middle }, i) => {
    const distance = oklabDistance(middle, color);
    if (distance < least) {
      least = distance;
      best = i;
    }
  });
  return best;
}

/** Weights the mean toward frequent bins, so that the antialiased edges of letters do not tint the ink color. */
function toCluster(bins: readonly ColorBin[]): Cluster {
  let weight = 0;
  let share = 0;
  const middle = { l: 0, a: 0, b: 0 };
  for (const bin of bins) {
    const w = bin.share ** 2;
    weight += w;
    share += bin.share;
    middle.l += w * bin.l;
    middle.a += w * bin.a;
    middle.b += w * bin.b;
  }
  return {
    bins,
    share,
    middle: { l: middle.l / weight, a: middle.a / weight, b: middle.b / weight },
  };
}

/** Merges the closest pair until no two clusters are closer than ONE_COLOR. */
function mergeClose(clusters: readonly Cluster[]): readonly Cluster[] {
  let least = ONE_COLOR;
  let pair: readonly [Cluster, Cluster] | null = null;
  clusters.forEach((first, i) => {
    for (const second of clusters.slice(i + 1)) {
      const distance = oklabDistance(first.middle, second.middle);
      if (distance < least) {
        least = distance;
        pair = [first, second];
      }
    }
  });
  if (!pair) return clusters;
  const [first, second]: readonly [Cluster, Cluster] = pair;
  const rest = clusters.filter((one) => one !== first && one !== second);
  return mergeClose([...rest, toCluster([...first.bins, ...second.bins])]);
}

function describe({ middle, share }: Cluster): PaletteColor {
  const { r, g, b } = toBytes(middle);
  const hue = (Math.atan2(middle.b, middle.a) * 180) / Math.PI;
  return {
    hex: hex(r, g, b),
    share,
    lightness: middle.l,
    chroma: Math.hypot(middle.a, middle.b),
    hue: (hue + 360) % 360,
  };
}
