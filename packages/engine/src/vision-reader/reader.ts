import type { CategoryQuestion } from '../rubrics/category-questions.ts';
import type { VisionReading } from './vision-reading.ts';

export interface ReaderPicture {
  /** JPEG file; its longer side is at most 1,024 pixels. */
  readonly jpeg: Uint8Array;
  /** Time in the video; null for a banner. */
  readonly second: number | null;
}

/** Everything that leaves the process: pictures, the ad copy, and the questions. */
export interface ReaderInput {
  readonly pictures: readonly ReaderPicture[];
  readonly copy: string | null;
  /** The categories to rate. */
  readonly categories: readonly CategoryQuestion[];
}

/** Reads a creative in addition to the measurements. Never throws; a failure is part of the reading. */
export interface VisionReader {
  read(shown: ReaderInput): Promise<VisionReading>;
}

/** Sets whether the reader's ratings count toward the score, overriding the flag in a stored reading. */
export const scoringReader = (reader: VisionReader, scores: boolean): VisionReader => ({
  read: async (shown) => withScoring(await reader.read(shown), scores),
});

export function withScoring(reading: VisionReading, scores: boolean): VisionReading {
  const { scores: _before, ...beside } = reading;
  return scores ? { ...beside, scores } : beside;
}

/** Returns a stored reading and calls no model. */
export const storedReader = (reading: VisionReading): VisionReader => ({ read: async () => reading });
