import type { PaletteColour } from '../../artifacts/artifacts.ts';
import { hex, type Oklab, oklabDistance } from '../../colour-space.ts';
import { type Measurement, measured } from '../../artifacts/measurement.ts';
import { binColours, type ColourBin, sampleColours, toBytes } from './samples.ts';
import type { Frame } from '../frame/index.ts';

const MOST_COLOURS = 8;

/** Rounds of the clustering; it has settled long before. */
const ROUNDS = 12;

/** OKLab distance under which two colours are one to the eye of someone who names a palette. Judgment. */
const ONE_COLOUR = 0.065;

/** Share of the frame a colour needs to be called one of the palette. */
const NOTABLE = 0.008;

/**
 * The dominant colours with their shares, largest first: k-means in OKLab over the bins, started from the same bins for
 * the same picture.
 */
export async function measurePalette(frame: Frame): Promise<Measurement<readonly PaletteColour[]>> {
  const bins = binColours(sampleColours(frame));
  const clusters = mergeClose(cluster(bins, seeds(bins)));
  const colours = clusters.filter(({ share }) => share >= NOTABLE).map(describe);
  return measured(colours.sort((a, b) => b.share - a.share || (a.hex < b.hex ? -1 : 1)));
}

/** The most frequent bin first, then always the one that is frequent and far from those chosen. */
function seeds(bins: readonly ColourBin[]): readonly Oklab[] {
  const chosen: Oklab[] = [];
  const far = bins.map(() => 1);
  while (chosen.length < Math.min(MOST_COLOURS, bins.length)) {
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

const worth = (bin: ColourBin, distance: number): number => Math.sqrt(bin.share) * distance;

interface Cluster {
  readonly bins: readonly ColourBin[];
  readonly share: number;
  readonly middle: Oklab;
}

function cluster(bins: readonly ColourBin[], start: readonly Oklab[]): readonly Cluster[] {
  let clusters: readonly Cluster[] = start.map((middle) => ({ bins: [], share: 0, middle }));
  for (let round = 0; round < ROUNDS; round++) {
    const groups: ColourBin[][] = clusters.map(() => []);
    for (const bin of bins) groups[nearest(clusters, bin)]!.push(bin);
    clusters = groups.filter((group) => group.length > 0).map((group) => toCluster(group));
  }
  return clusters;
}

function nearest(clusters: readonly Cluster[], colour: Oklab): number {
  let best = 0;
  let least = Infinity;
  clusters.forEach(({ middle }, i) => {
    const distance = oklabDistance(middle, colour);
    if (distance < least) {
      least = distance;
      best = i;
    }
  });
  return best;
}

/** The middle leans on the frequent bins: the letters' smoothed edges should not tint the ink. */
function toCluster(bins: readonly ColourBin[]): Cluster {
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

/** Joins the closest two until all are apart. */
function mergeClose(clusters: readonly Cluster[]): readonly Cluster[] {
  let least = ONE_COLOUR;
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

function describe({ middle, share }: Cluster): PaletteColour {
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
