import { CreativeError, artifactFiles, grade, readerFor, writerFor } from '@adjudge/engine';
import { useScratchFolder } from '@adjudge/engine/process';
import { UsageError } from './exit.ts';
import { readCreative } from './read-creative.ts';
import type { GradeRequest, GradedItem } from './grader-messages.ts';
import { readUserInput } from './read-user-input.ts';
import { canonicalJson } from './output.ts';
import { modelSettings, readerAffectsScore } from './model-settings.ts';

useScratchFolder();
const writer = writerFor(modelSettings('WRITER'));
const scores = readerAffectsScore();

async function answer({
  file,
  copy,
  artifacts,
  userInput: values,
  reader,
}: GradeRequest): Promise<GradedItem> {
  try {
    const told = await readUserInput(values);
    const creative = { ...(await readCreative(file, copy)), ...(told && { told }) };
    const graded = await grade(creative, {
      writer,
      reader: readerFor(modelSettings('READER', reader), scores),
      keyFrames: artifacts,
    });
    const files = artifacts ? await artifactFiles(creative, graded) : new Map<string, Uint8Array>();
    return { ok: true, report: canonicalJson(graded.analysis), files };
  } catch (error) {
    return { ok: false, error: error instanceof Error ? error.message : String(error), code: codeOf(error) };
  }
}

function codeOf(error: unknown): string {
  if (error instanceof CreativeError) return error.code;
  return error instanceof UsageError ? 'unreadable' : 'failed';
}

process.on('message', (request: GradeRequest) => {
  void answer(request).then((item) => process.send?.(item));
});

// The parent process has ended, so nothing waits for the answer.
process.on('disconnect', () => process.exit(0));
