import { gunzipSync, gzipSync } from 'node:zlib';
import {
  type Creative,
  CreativeError,
  type Gathered,
  type VisionReader,
  grade,
  storedReader,
  applyWriter,
  readerFor,
  regrade,
  scoringReader,
  unavailableReader,
  warmUp,
  whatIf,
  writerFor,
} from '@adjudge/engine';
import { useScratchFolder } from '@adjudge/engine/process';
import { thumbnailOf } from './thumbnail.ts';
import type { Reading } from './grader.ts';
import type { GraderAnswer, GraderMessage, GraderTask } from './grader-messages.ts';
import { enforceWorkerLimits } from '../processes/worker-limits.ts';

useScratchFolder();
enforceWorkerLimits();

const warm = warmUp();
// Every task awaits `warm` and reports its error. Unhandled, the rejection would end this process and each of its successors.
warm.catch(() => {});

/** Runs in a child process, one task at a time. */
export default async function answer(task: GraderTask): Promise<GraderAnswer> {
  await warm;
  if ('warmUp' in task) return { warm: true };
  sendMessage({ pid: process.pid });
  try {
    if ('whatIf' in task) return await runWhatIf(task);
    return 'regrade' in task ? await runRegrading(task) : await runGrading(task);
  } catch (error) {
    if (error instanceof CreativeError) return { refused: error.code, message: error.message };
    throw error;
  }
}

type Grading = Extract<GraderTask, { readonly creative: Creative }>;

async function runGrading({ creative, writer, reading }: Grading): Promise<GraderAnswer> {
  const timed = timedReader(readerOf(reading));
  const { analysis, measured, poster } = await grade(creative, {
    onProgress: (step) => sendMessage({ step }),
    writer: writerFor(writer),
    reader: timed.reader,
  });
  const picture =
    analysis.creative.type === 'image'
      ? creative.bytes
      : (poster ?? creative.browserVideo?.frames[0] ?? null);
  return {
    analysis,
    thumbnail: picture === null ? null : await thumbnailOf(picture),
    measured: gzipSync(JSON.stringify(measured)),
    ...timed.took(),
  };
}

type Regrade = Extract<GraderTask, { readonly regrade: unknown }>;

async function runRegrading({
  regrade: { measured, told, ...facts },
  writer,
}: Regrade): Promise<GraderAnswer> {
  // Written by our own engine, so it is not validated. An artifact that only a later engine needs counts as not measured.
  const gathered = unpack(measured);
  const { analysis } = regrade(facts, gathered, told);
  return { regraded: await applyWriter(analysis, writerFor(writer)) };
}

const unpack = (measured: Uint8Array): Gathered =>
  JSON.parse(gunzipSync(measured).toString('utf8')) as Gathered;

type WhatIfTask = Extract<GraderTask, { readonly whatIf: Creative }>;

/** Reuses the reader's answer from the original grading and asks no reader. */
async function runWhatIf({ whatIf: creative, measured }: WhatIfTask): Promise<GraderAnswer> {
  const reader = readerOf(measured && { kept: measured, scores: false });
  const result = await whatIf(creative, await grade(creative, { reader }));
  return { whatIf: result.whatIf, pictures: [...result.pictures] };
}

function readerOf(reading: Reading): VisionReader | null {
  if (reading === null) return null;
  if ('ask' in reading) return readerFor(reading.ask, reading.scores);
  if ('unasked' in reading) return unavailableReader(reading.unasked, reading.because);
  const { reading: storedReading } = unpack(reading.kept).artifacts;
  return storedReading ? scoringReader(storedReader(storedReading), reading.scores) : null;
}

/** Measures how long a reader takes, outside its answer, so that stored answers are the same bytes each time. */
function timedReader(reader: VisionReader | null) {
  let readSeconds: number | undefined;
  const timed: VisionReader | null = reader && {
    read: async (shown) => {
      const began = performance.now();
      const reading = await reader.read(shown);
      readSeconds = (performance.now() - began) / 1000;
      return reading;
    },
  };
  return { reader: timed, took: () => (readSeconds === undefined ? {} : { readSeconds }) };
}

function sendMessage(message: GraderMessage): void {
  process.send?.(message);
}
