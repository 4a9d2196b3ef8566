import { type Creative, CreativeError, grade, warmUp, whatIf, writerFor } from '@adjudge/engine';
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
    return 'whatIf' in task ? await tried(task.whatIf) : await graded(task);
  } catch (error) {
    if (error instanceof CreativeError) return { refused: error.code, message: error.message };
    throw error;
  }
}

type Grading = Extract<GraderTask, { readonly creative: Creative }>;

async function graded({ creative, writer }: Grading): Promise<GraderAnswer> {
  const { analysis, poster } = await grade(creative, {
    onProgress: (step) => tell({ step }),
    writer: writerFor(writer),
  });
  const picture =
    analysis.creative.type === 'image'
      ? creative.bytes
      : (poster ?? creative.browserVideo?.frames[0] ?? null);
  return { analysis, thumbnail: picture === null ? null : await thumbnailOf(picture) };
}

async function tried(creative: Creative): Promise<GraderAnswer> {
  const result = await whatIf(creative, await grade(creative));
  return { whatIf: result.whatIf, pictures: [...result.pictures] };
}

function tell(message: GraderMessage): void {
  process.send?.(message);
}
