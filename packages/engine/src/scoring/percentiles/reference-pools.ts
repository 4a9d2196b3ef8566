import type { CreativeKind } from '../../creative.ts';
import { type AdFormat, adFormatOf } from '../../placements/ad-format.ts';
import { areComparable } from '../../rubrics/comparable.ts';
import file from './reference-pools.json' with { type: 'json' };

/** Scores of previously graded creatives. */
export interface ReferencePool {
  /** What the pool contains, as a plural noun. */
  readonly of: string;
  /** Where the creatives come from. */
  readonly pool: string;
  readonly n: number;
  /** Version of the rubric that graded them. Scores from another major version are not comparable. */
  readonly rubric: string;
  /** In ascending order. */
  readonly overall: readonly number[];
  readonly categories: readonly { readonly id: string; readonly scores: readonly number[] }[];
}

export type ReferenceSet = Omit<ReferencePool, 'of' | 'pool'>;

type BannerFormat = Exclude<AdFormat, 'page' | 'other'>;
export type ReferenceSetId = BannerFormat | 'ads' | 'copies' | 'videos';

/** Written by `npm run percentiles`; every creative is in exactly one set. */
export interface ReferenceFile {
  readonly date: string;
  readonly sets: Readonly<Partial<Record<ReferenceSetId, ReferenceSet>>>;
}

/** Minimum pool size: in a smaller pool one creative moves a percentile by more than 4 points. */
const FEWEST = 25;

const BANNERS: Readonly<Record<BannerFormat, string>> = {
  leaderboard: 'leaderboard banners',
  skyscraper: 'skyscraper banners',
  rectangle: 'rectangle banners',
  landscape: 'landscape banners',
  square: 'square banners',
  portrait: 'portrait banners',
  story: 'story banners',
};
const DRAWN = 'drawn for comparison';
const REAL = 'real ads from a research collection';

const rising = (scores: readonly number[]): number[] => scores.toSorted((a, b) => a - b);

/** Returns null when no set is known, when they hold too few creatives, or when major versions of the rubric differ. */
function poolOf(of: string, pool: string, sets: readonly (ReferenceSet | undefined)[]): ReferencePool | null {
  const known = sets.filter((set) => set !== undefined);
  const [first] = known;
  const n = known.reduce((sum, set) => sum + set.n, 0);
  if (!first || n < FEWEST || known.some(({ rubric }) => !areComparable(rubric, first.rubric))) return null;
  return {
    of,
    pool,
    n,
    rubric: first.rubric,
    overall: rising(known.flatMap(({ overall }) => overall)),
    categories: first.categories.map(({ id }) => ({
      id,
      scores: rising(
        known.flatMap(({ categories }) => categories.find((category) => category.id === id)?.scores ?? []),
      ),
    })),
  };
}

export interface ReferencePools {
  /** By format. A format with too few banners uses the pool of all banners. */
  readonly banners: Readonly<Record<BannerFormat, ReferencePool | null>>;
  readonly ads: ReferencePool | null;
  readonly all: ReferencePool | null;
  readonly copies: ReferencePool | null;
  readonly videos: ReferencePool | null;
}

export function poolsOf({ sets }: ReferenceFile): ReferencePools {
  const formats = Object.entries(BANNERS) as [BannerFormat, string][];
  const drawn = formats.map(([format]) => sets[format]);
  const banners = poolOf('banners of all formats', DRAWN, drawn);
  return {
    banners: Object.fromEntries(
      formats.map(([format, of]) => [format, poolOf(of, DRAWN, [sets[format]]) ?? banners]),
    ) as ReferencePools['banners'],
    ads: poolOf('print and social ads', REAL, [sets.ads]),
    all: poolOf('ads of all kinds', `${REAL}, and banners ${DRAWN}`, [sets.ads, ...drawn]),
    copies: poolOf('ad copies', 'written to compare with, good and bad', [sets.copies]),
    videos: poolOf('video ads', 'made to compare with, good and bad', [sets.videos]),
  };
}

const POOLS = poolsOf(file);

export const COPIES = POOLS.copies;

/**
 * Picks the creatives to compare with: the same kind, and the same format when the pixel size reveals one.
 * @param picture in pixels; null when unknown
 */
export function poolFor(
  kind: Exclude<CreativeKind, 'copy'>,
  picture: { readonly width: number; readonly height: number } | null,
  pools: ReferencePools = POOLS,
): ReferencePool | null {
  if (kind.startsWith('video')) return pools.videos;
  const format = picture ? adFormatOf(picture) : 'other';
  if (format === 'other') return pools.all;
  return format === 'page' ? pools.ads : pools.banners[format];
}
