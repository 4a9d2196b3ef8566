import type { CreativeKind } from '../../creative.ts';
import { type AdFormat, adFormatOf } from '../../placements/ad-format.ts';
import { areComparable } from '../../rubrics/comparable.ts';
import file from './reference-pools.json' with { type: 'json' };

/** Scores of creatives that were graded before. */
export interface ReferencePool {
  /** What is in it, in the plural. */
  readonly of: string;
  /** Where they come from. */
  readonly pool: string;
  readonly n: number;
  /** Version of the rubric that they were graded by; scores by another major version are not comparable. */
  readonly rubric: string;
  /** In rising order. */
  readonly overall: readonly number[];
  readonly categories: readonly { readonly id: string; readonly scores: readonly number[] }[];
}

export type ReferenceSet = Omit<ReferencePool, 'of' | 'pool'>;

type BannerFormat = Exclude<AdFormat, 'page' | 'other'>;
export type ReferenceSetId = BannerFormat | 'ads' | 'copies' | 'videos';

/** What `npm run percentiles` writes: every creative in one set. */
export interface ReferenceFile {
  readonly date: string;
  readonly sets: Readonly<Partial<Record<ReferenceSetId, ReferenceSet>>>;
}

/** Creatives that a pool needs: in fewer one creative moves a percentile by more than 4 points. */
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

/** Null where there is none, or too few. */
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
  /** By format; a format with too few banners has the pool of them all. */
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
 * The creatives that one is compared with: its own kind, and its own format where the pixels tell one.
 * @param picture in pixels; null where they are not known
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
