import { CreativeError, artifactFiles, grade } from '@adjudge/engine';
import { readCreative } from './grade-command.ts';
import type { GradeRequest, GradedItem } from './grader-process.ts';
import { canonicalJson } from './output.ts';

async function answer({ file, copy, artifacts }: GradeRequest): Promise<GradedItem> {
  try {
    const creative = await readCreative(file, copy);
    const { analysis, gathered } = await grade(creative);
    const files = artifacts ? await artifactFiles(creative, gathered) : new Map<string, Uint8Array>();
    return { ok: true, report: canonicalJson(analysis), files };
  } catch (error) {
    const code = error instanceof CreativeError ? error.code : 'failed';
    return { ok: false, error: error instanceof Error ? error.message : String(error), code };
  }
}

process.on('message', (request: GradeRequest) => {
  void answer(request).then((item) => process.send?.(item));
});
