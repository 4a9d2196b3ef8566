import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ModelSettings } from '@adjudge/engine/intake';
import type { Analysis } from '@adjudge/engine/report';
import { useScratchFolder } from '@adjudge/engine/process';
import type { GraderAnswer, GraderTask } from '../../grader/grader-messages.ts';
import { enforceWorkerLimits } from '../../processes/worker-limits.ts';
import { fakeAnalysis } from './fake-analysis.ts';
import { fakeWhatIf } from './fake-what-if.ts';

useScratchFolder();
enforceWorkerLimits();

/** A grader process whose behavior is set by the name of the file to grade. */
export default async function answer(task: GraderTask): Promise<GraderAnswer> {
  if ('warmUp' in task) return { warm: true };
  process.send?.({ pid: process.pid });
  if ('regrade' in task) {
    const { fileName, told } = task.regrade;
    const regraded = fakeAnalysis({ bytes: new Uint8Array(1), fileName, told });
    return { regraded: wordedBy(regraded, task.writer) };
  }
  const creative = 'whatIf' in task ? task.whatIf : task.creative;
  const { fileName } = creative;
  await writeFile(path.join(tmpdir(), 'creative'), creative.bytes);
  if (fileName === 'die') process.kill(process.pid, 'SIGKILL');
  if (fileName === 'die later') setTimeout(() => process.kill(process.pid, 'SIGKILL'), 50);
  if (fileName === 'interrupted') {
    process.kill(process.pid, 'SIGINT');
    await new Promise((done) => setTimeout(done, 50));
  }
  if (fileName === 'throw') throw new TypeError('x is undefined');
  if (fileName === 'refuse') return { refused: 'undecodable', message: 'It is cut off.' };
  if (fileName === 'spin') for (;;);
  if (fileName === 'wait') await new Promise(() => setInterval(() => {}, 1000));
  if (fileName === 'grow') await growForEver();
  if ('whatIf' in task) return fakeWhatIf(creative);
  process.send?.({ step: 'decoding' });
  process.send?.({ step: 'no such step' });
  process.send?.({ step: 'writing' });
  const analysis = wordedBy(fakeAnalysis(creative), task.writer);
  return { analysis, thumbnail: creative.bytes, measured: creative.bytes };
}

const wordedBy = (analysis: Analysis, writer: ModelSettings | null): Analysis => ({
  ...analysis,
  words: { ...analysis.words, model: writer?.model ?? null },
});

async function growForEver(): Promise<never> {
  const hoard: Buffer[] = [];
  for (;;) {
    hoard.push(Buffer.alloc(32 * 1024 * 1024, 1));
    await new Promise((done) => setTimeout(done, 5));
  }
}
