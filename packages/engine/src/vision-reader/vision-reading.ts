import type { ReaderAnswer } from './reader-answer.ts';
import type { ReadingFailure } from './reading-failure.ts';

export interface RequestDigest {
  readonly pictures: number;
  /** Of all pictures together. */
  readonly bytes: number;
  /** Of the pictures and the accompanying text. */
  readonly sha256: string;
}

/** One answer of a vision reader, stored with the measurements so that regrading calls no model. */
export interface VisionReading {
  /** As named in the settings. */
  readonly model: string;
  /** Model name as reported by the service, with date or build; null when it reported none. */
  readonly by: string | null;
  readonly prompt: string;
  /** null when nothing was sent. */
  readonly asked: RequestDigest | null;
  /** null when there is a `failure`. */
  readonly answer: ReaderAnswer | null;
  readonly failure: ReadingFailure | null;
  /** Whether its ratings count toward the score (SCORE_READER=1); stored so that regrading does the same. */
  readonly scores?: true;
}
