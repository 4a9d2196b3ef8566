import type { AccuracyCard, AccuracySubject, Measured } from '../../packages/contract/src/accuracy.ts';
import type { Findings } from './subject.ts';
import { SUBJECT_WORDS } from './words.ts';

const NOT_CLAIMED = [
  'No figure here links a picture to clicks, sales or money: we found no public data on pictures that would let anybody check that.',
  'The overall score adds up what is measured, with weights fitted to a vision-language model’s ratings. It does not predict how an ad will perform.',
  'No people rated ads as good or bad for this card; a vision-language model did. People’s gaze and comparisons test attention and clutter. People’s clicks test the “Headline wording” check alone, which adds no points to the copy score.',
  'Attention and clutter were tested on Western ads, pages and photos, and text in other languages than English only on words that we set ourselves, in plain type; elsewhere they are likely to be less accurate.',
];

/** Four digits are finer than any interval here and keep the diff of a re-run readable. */
const roundNumbers = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(4)) : value;

/**
 * The card with the fresh findings in place of the old ones. Subjects that were not re-measured keep their figures, date and
 * engine; a kept subject that has no words any more is dropped.
 */
export function mergeCard(
  kept: readonly AccuracySubject[],
  fresh: readonly Findings[],
  measured: Measured,
): AccuracyCard {
  const subjects = Object.entries(SUBJECT_WORDS).flatMap(([id, words]) => {
    const now = fresh.find((each) => each.id === id);
    const found = now ? { ...now, measured } : kept.find((each) => each.id === id);
    return found ? [{ ...found, ...words }] : [];
  });
  return JSON.parse(JSON.stringify({ notClaimed: NOT_CLAIMED, subjects }, roundNumbers));
}
