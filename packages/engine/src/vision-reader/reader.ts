import type { CategoryQuestion } from '../rubrics/category-questions.ts';
import type { VisionReading } from './vision-reading.ts';

/** A picture as a reader gets it. */
export interface ShownPicture {
  /** JPEG file, its longer side at most 1,024 pixels. */
  readonly jpeg: Uint8Array;
  /** When it is seen, of a video; null of a banner. */
  readonly second: number | null;
}

/** All that leaves the process: pictures, the ad copy, and what is asked. */
export interface Shown {
  readonly pictures: readonly ShownPicture[];
  readonly copy: string | null;
  /** The categories that it rates. */
  readonly categories: readonly CategoryQuestion[];
}

/** Reads a creative besides the measurements. It never throws; one that fails says so in its reading. */
export interface VisionReader {
  read(shown: Shown): Promise<VisionReading>;
}

/** Lets the ratings of its readings enter the score, or keeps them beside it; whatever was done where they were kept. */
export const scoringReader = (reader: VisionReader, scores: boolean): VisionReader => ({
  read: async (shown) => withScoring(await reader.read(shown), scores),
});

export function withScoring(reading: VisionReading, scores: boolean): VisionReading {
  const { scores: _before, ...beside } = reading;
  return scores ? { ...beside, scores } : beside;
}

/** Gives a reading that is known already, and asks nobody. */
export const keptReader = (reading: VisionReading): VisionReader => ({ read: async () => reading });
