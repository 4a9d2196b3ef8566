import { type CrossValidated, type CrossValidationItem, crossValidated } from '../grade/cross-validated.ts';
import { pictureFit } from '../grade/picture-fit.ts';
import { videoFit } from '../grade/video-fit.ts';
import { type ReviewerRatings, ratingsBy } from './replayed-answers.ts';

const REVIEWERS = { ads: ['a', 'b', 'c'], banners: ['a', 'b', 'c'], videos: ['a', 'b'] } as const;
const FOLDERS = { ads: 'ads', banners: 'banners', videos: 'video-ads' } as const;
type Set = keyof typeof FOLDERS;
const isReviewed = (set: string): set is Set => set in FOLDERS;

/** A creative with its scores from a fit that did not see its fold, and its ratings by reviewers. */
export interface ReviewedCreative {
  readonly file: string;
  readonly set: Set;
  readonly fold: string;
  readonly overall: number;
  /** By category. */
  readonly measured: Readonly<Record<string, number>>;
  /** Shares of the categories in the overall score, which sum to 1. */
  readonly shares: Readonly<Record<string, number>>;
  readonly reader: ReviewerRatings;
  readonly judges: readonly ReviewerRatings[];
}

/**
 * Creatives that the replayed reader and at least one judge rated. They are measured without the reader's answers.
 * @param cache folder where `npm run fit:grade` caches its measurements
 */
export async function reviewedCreatives(data: string, cache: string): Promise<ReviewedCreative[]> {
  const pictures = await pictureFit(data, cache);
  const videos = await videoFit(data);
  return [
    ...reviewed(data, pictures.items, crossValidated(pictures.items, pictures.fit)),
    ...reviewed(data, videos.items, crossValidated(videos.items, videos.fit)),
  ];
}

function reviewed(
  data: string,
  items: readonly (CrossValidationItem & { readonly file: string })[],
  { overall, shares, categories }: CrossValidated,
): ReviewedCreative[] {
  const sets = Map.groupBy(items.keys(), (at) => items[at]!.set);
  return [...sets].flatMap(([set, own]) => {
    // There are no reviewers' answers for the mockups.
    if (!isReviewed(set)) return [];
    const [reader, ...judges] = REVIEWERS[set].map((name) => ratingsBy(data, FOLDERS[set], name));
    return own.flatMap((at) => {
      const { file, fold } = items[at]!;
      const read = reader?.get(file);
      const seen = judges.flatMap((judge) => judge.get(file) ?? []);
      if (!read || seen.length === 0) return [];
      const measured = Object.fromEntries([...categories].map(([id, scores]) => [id, scores[at]!]));
      return [
        { file, set, fold, overall: overall[at]!, measured, shares: shares[at]!, reader: read, judges: seen },
      ];
    });
  });
}
