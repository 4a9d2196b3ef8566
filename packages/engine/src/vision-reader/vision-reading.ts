import type { ReaderAnswer } from './reader-answer.ts';
import type { ReadingFailure } from './reading-failure.ts';

/** What was sent. */
export interface Asked {
  readonly pictures: number;
  /** Of all pictures together. */
  readonly bytes: number;
  /** Of the pictures and the words that went with them. */
  readonly sha256: string;
}

/** One answer of a vision reader, kept with the measurements: judging again asks nobody. */
export interface VisionReading {
  /** As the settings name it. */
  readonly model: string;
  /** As the service names what answered, with its date or build; null where it did not say. */
  readonly by: string | null;
  /** Version of the prompt. */
  readonly prompt: string;
  /** null when nothing was sent. */
  readonly asked: Asked | null;
  /** null where `failure` says why. */
  readonly answer: ReaderAnswer | null;
  readonly failure: ReadingFailure | null;
  /** Whether its ratings enter the score (SCORE_READER=1): kept with it, so that judging again does the same. */
  readonly scores?: true;
}
