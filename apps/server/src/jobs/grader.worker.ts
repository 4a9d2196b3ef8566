import { gunzipSync, gzipSync } from 'node:zlib';
import {
  type Creative,
  CreativeError,
  type Gathered,
  grade,
  putIntoWords,
  regrade,
  warmUp,
  whatIf,
  writerFor,
} from '@adjudge/engine';
import { useScratchFolder } from '@adjudge/engine/process';
import { thumbnailOf } from '../creatives/thumbnail.ts';
import type { GraderAnswer, GraderMessage, GraderTask } from './grader-messages.ts';
import { watchOwnLife } from './watch-own-life.ts';

useScratchFolder();
watchOwnLife();

const warm = warmUp();
// Every task tells what went wrong. Unheard, it would end the process, and the next one, and the next.
warm.catch(() => {});

/** Runs in a child process, one task at a time. */
export default async function answer(task: GraderTask): Promise<GraderAnswer> {
  await warm;
  if ('warmUp' in task) return { warm: true };
  try {
    if ('whatIf' in task) return await tried(task.whatIf);
    return 'regrade' in task ? await regraded(task) : await graded(task);
  } catch (error) {
    if (error instanceof CreativeError) return { refused: error.code, message: error.message };
    throw error;
  }
}

type Grading = Extract<GraderTask, { readonly creative: Creative }>;

async function graded({ creative, writer }: Grading): Promise<GraderAnswer> {
  const { analysis, measured, poster } = await grade(creative, {
    onProgress: (step) => tell({ step }),
    writer: writerFor(writer),
  });
  const picture =
    analysis.creative.type === 'image'
      ? creative.bytes
      : (poster ?? creative.browserVideo?.frames[0] ?? null);
  return {
    analysis,
    thumbnail: picture === null ? null : await thumbnailOf(picture),
    measured: gzipSync(JSON.stringify(measured)),
  };
}

type Regrade = Extract<GraderTask, { readonly regrade: unknown }>;

async function regraded({ regrade: { measured, told, ...facts }, writer }: Regrade): Promise<GraderAnswer> {
  // Written by an engine of ours beside the creative; an artifact that a later one needs is told as not measured.
  const kept = JSON.parse(gunzipSync(measured).toString('utf8')) as Gathered;
  const { analysis } = regrade(facts, kept, told);
  return { regraded: await putIntoWords(analysis, writerFor(writer)) };
}

async function tried(creative: Creative): Promise<GraderAnswer> {
  const result = await whatIf(creative, await grade(creative));
  return { whatIf: result.whatIf, pictures: [...result.pictures] };
}

function tell(message: GraderMessage): void {
  process.send?.(message);
}
