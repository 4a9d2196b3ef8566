import type { Frame } from '../gatherers/frame/index.ts';
import type { CategoryQuestion } from '../rubrics/category-questions.ts';
import { rubricFor } from '../rubrics/index.ts';
import type { Gathered } from '../grading/run-audit.ts';
import type { VisionReader } from './reader.ts';
import { readerPicture } from './reader-pictures.ts';
import type { VisionReading } from './vision-reading.ts';

/** Shows frames to a reader, which answers while they are measured. Never throws; null when no reader is set or reading failed. */
export type ReadFrames = (
  frames: readonly { readonly frame: Frame; readonly second: number | null }[],
) => Promise<VisionReading | null>;

export const NO_READER: ReadFrames = async () => null;

/** Categories that cannot be judged from pictures. */
const UNSEEN: ReadonlySet<string> = new Set(['copy-quality', 'sound-and-captions']);

/** The categories that a reader rates for this kind of creative. */
export const ratedCategories = (kind: 'banner' | 'video', copy: string | undefined): CategoryQuestion[] =>
  rubricFor(copy === undefined ? kind : `${kind}-copy`)
    .categories.map(({ category: { id, name, question } }) => ({ id, name, question }))
    .filter(({ id }) => !UNSEEN.has(id));

export const readFramesWith = (
  reader: VisionReader | null,
  kind: 'banner' | 'video',
  { copy }: { readonly copy?: string },
): ReadFrames =>
  reader === null
    ? NO_READER
    : async (frames) => {
        try {
          return await reader.read({
            pictures: await Promise.all(frames.map(({ frame, second }) => readerPicture(frame, second))),
            copy: copy ?? null,
            categories: ratedCategories(kind, copy),
          });
        } catch {
          // A picture that cannot be encoded costs the reading, not the grading.
          return null;
        }
      };

/** Adds the reading, if any, to the measurements. */
export const withReading = (reading: VisionReading | null, { artifacts, ...rest }: Gathered): Gathered => ({
  ...rest,
  artifacts: reading === null ? artifacts : { ...artifacts, reading },
});
