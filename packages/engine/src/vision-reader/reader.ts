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

/** Gives a reading that is known already, and asks nobody. */
export const keptReader = (reading: VisionReading): VisionReader => ({ read: async () => reading });
