import { CreativeError, grade, warmUp, writerFor } from '@adjudge/engine';
import { thumbnailOf } from '../creatives/thumbnail.ts';
import type { GraderAnswer, GraderMessage, GraderTask } from './grader-messages.ts';
import { watchOwnLife } from './watch-own-life.ts';

watchOwnLife();

const warm = warmUp();
// Every task tells what went wrong. Unheard, it would end the process, and the next one, and the next.
warm.catch(() => {});

/** Runs in a child process, one task at a time. */
export default async function answer(task: GraderTask): Promise<GraderAnswer> {
  await warm;
  if ('warmUp' in task) return { warm: true };
  try {
    const { analysis } = await grade(task.creative, {
      onProgress: (step) => tell({ step }),
      writer: writerFor(task.writer),
    });
    return { analysis, thumbnail: await thumbnailOf(task.creative.bytes) };
  } catch (error) {
    if (error instanceof CreativeError) return { refused: error.code, message: error.message };
    throw error;
  }
}

function tell(message: GraderMessage): void {
  process.send?.(message);
}
