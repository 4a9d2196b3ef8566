import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { NamedElement } from '../../packages/engine/src/elements/corrections/correction-source.ts';
import type { Gathered } from '../../packages/engine/src/grading/run-audit.ts';
import type { ReaderAnswer } from '../../packages/engine/src/vision-reader/reader-answer.ts';
import { readTable } from '../elements/table.ts';
import { elementScore, headlineF1, isName } from '../elements/truth.ts';
import { understoodCache } from '../grade/understood-cache.ts';
import { type CloserLookResult, closerLookCache } from './closer-look-cache.ts';
import { replayedAnswers } from './replayed-answers.ts';

/** A creative that the replayed reader saw, with its true text. */
export interface ReadCreative {
  readonly file: string;
  readonly set: 'ads' | 'banners';
  /** Layout family of a banner; an eighth of the ads. */
  readonly fold: string;
  /** Measured by the engine alone. */
  readonly gathered: Gathered;
  /** null unless the reader names something that the engine did not read. */
  readonly closerLook: CloserLookResult | null;
  readonly answer: ReaderAnswer;
  readonly truth: Readonly<Record<NamedElement, string>>;
}

const AD_FOLDS = 8;

/** @param cache folder where `npm run fit:grade` caches its measurements */
export async function readCreatives(data: string, cache: string, reviewer: string): Promise<ReadCreative[]> {
  const measure = understoodCache(data, cache, { own: false });
  const lookCloser = closerLookCache(data, path.join(cache, '..', 'closer'));
  const all: ReadCreative[] = [];
  for (const [set, table] of [
    ['ads', 'ratings.csv'],
    ['banners', 'banners.csv'],
  ] as const) {
    const answers = replayedAnswers(data, set, reviewer);
    const rows = readTable(readFileSync(path.join(data, set, table), 'utf8'));
    for (const [at, row] of rows.entries()) {
      const file = row['file']!;
      const answer = answers.get(file);
      if (!answer) continue;
      const { gathered } = await measure(set, file);
      all.push({
        file,
        set,
        fold: set === 'ads' ? `ads ${at % AD_FOLDS}` : row['family']!,
        gathered,
        closerLook: await lookCloser(set, file, answer, gathered),
        answer,
        truth: {
          headline: row['headline']!,
          brand: row[set === 'ads' ? 'brandName' : 'brand']!,
          request: row['cta']!,
          offer: row['offer']!,
        },
      });
    }
  }
  return all;
}

/** Measurements to use with an answer. Only the replayed reader's own answer includes its closer look. */
export const gatheredFor = (
  { gathered, closerLook, answer }: ReadCreative,
  said: ReaderAnswer | null,
): Gathered => (said === answer ? (closerLook?.gathered ?? gathered) : gathered);

/** How right the text is for an element, 0..1. */
export function rightness(is: NamedElement, found: string, truth: string): number {
  if (is === 'headline') return headlineF1(found, truth);
  return is === 'brand' ? Number(isName(found, truth)) : elementScore(is, found, truth);
}
