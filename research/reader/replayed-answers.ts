import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type ReaderAnswer,
  readerAnswerSchema,
} from '../../packages/engine/src/vision-reader/reader-answer.ts';
import type { VisionReading } from '../../packages/engine/src/vision-reader/vision-reading.ts';
import { QUALITIES_BY_CATEGORY, categoryRating } from '../grade/target.ts';

/** One line of `readers/*.jsonl`: a model's answers to questions slightly different from ours. */
type Line = Readonly<Record<string, unknown>>;

/** A reviewer's answers by file, in the format of our prompt. In the files, qualities are rated from 0 to 10. */
export function replayedAnswers(
  data: string,
  set: string,
  reviewer: string,
): ReadonlyMap<string, ReaderAnswer> {
  return new Map(linesOf(data, set, reviewer).map((line) => [line['file'] as string, answerOf(line)]));
}

/** One reviewer's ratings of a creative, 0..100: overall, which our prompt does not ask for, and the categories that were asked. */
export interface ReviewerRatings {
  readonly overall: number;
  readonly ratings: Readonly<Record<string, number>>;
}

export const ratingsBy = (
  data: string,
  set: string,
  reviewer: string,
): ReadonlyMap<string, ReviewerRatings> =>
  new Map(
    linesOf(data, set, reviewer).map((line) => [
      line['file'] as string,
      { overall: qualitiesOf(line)['overall']!, ratings: ratingsIn(line) },
    ]),
  );

function linesOf(data: string, set: string, reviewer: string): Line[] {
  const file = path.join(data, set, 'readers', `${reviewer}.jsonl`);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** By category, without those that were not asked. */
const ratingsIn = (line: Line): Record<string, number> =>
  Object.fromEntries(
    Object.keys(QUALITIES_BY_CATEGORY).flatMap((id) => {
      const given = categoryRating(id, qualitiesOf(line));
      return Number.isNaN(given) ? [] : [[id, given] as const];
    }),
  );

function answerOf(line: Line): ReaderAnswer {
  // For banners `cta` is the rating of the request; for ads it is the text.
  const asked = line['ctaText'] ?? line['cta'];
  const request = typeof asked === 'string' ? asked : '';
  return readerAnswerSchema.parse({
    elements: {
      headline: line['headline'],
      brand: line['brandName'],
      offer: line['offer'],
      request: {
        kind: request === 'address' ? 'address' : request === '' ? 'none' : 'action',
        text: request === 'address' ? '' : request,
      },
      product: line['product'],
      language: line['language'],
    },
    industry: line['industry'],
    ratings: Object.fromEntries(
      Object.entries(ratingsIn(line)).map(([id, rating]) => [id, { rating, reason: '' }]),
    ),
  });
}

/** All quality ratings and the overall rating, 0..100. */
const qualitiesOf = (line: Line): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(line).flatMap(([name, value]) =>
      typeof value === 'number' && name !== 'faces' ? [[name, name === 'overall' ? value : 10 * value]] : [],
    ),
  );

/** The answer in the form that a grading stores. */
export const readingOf = (answer: ReaderAnswer): VisionReading => ({
  model: 'replayed',
  by: null,
  prompt: 'v1',
  asked: null,
  answer,
  failure: null,
});
