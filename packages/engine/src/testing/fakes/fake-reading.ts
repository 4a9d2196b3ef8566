import type { NamedElement } from '../../elements/corrections/correction-source.ts';
import { readerAnswerSchema } from '../../vision-reader/reader-answer.ts';
import type { VisionReading } from '../../vision-reader/vision-reading.ts';

/** A vision reader's answer with these texts by element and ratings by category. */
export const fakeReading = (
  said: Readonly<Partial<Record<NamedElement, string>>>,
  ratings: Readonly<Record<string, number>> = {},
): VisionReading => ({
  model: 'small-1',
  by: null,
  prompt: 'v1',
  asked: { pictures: 1, bytes: 1000, sha256: '0'.repeat(64) },
  answer: readerAnswerSchema.parse({
    elements: said,
    message: 'A bottle keeps drinks hot.',
    ratings: Object.fromEntries(
      Object.entries(ratings).map(([id, rating]) => [id, { rating, reason: `So it looks: ${id}.` }]),
    ),
  }),
  failure: null,
});
