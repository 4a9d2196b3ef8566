import path from 'node:path';
import type { Analysis } from '@adjudge/engine';
import { UsageError } from './exit.ts';
import { readBytes, readMedia } from './read-input.ts';

const BRACE = '{'.codePointAt(0);

/**
 * Grades a creative, or reads a report printed earlier by `grade --json`.
 * @throws UsageError for a report that cannot be read, or that comes with another copy
 * @throws CreativeError for a creative that cannot be graded
 */
export async function loadAnalysis(file: string, copy: string | undefined): Promise<Analysis> {
  const bytes = await readMedia(file);
  if (bytes[0] === BRACE) {
    if (copy !== undefined) throw new UsageError(`A report has its copy already: ${file}`);
    return openReport(file);
  }
  const { grade } = await import('@adjudge/engine');
  const creative = { bytes, fileName: path.basename(file), ...(copy === undefined ? {} : { copy }) };
  return (await grade(creative)).analysis;
}

async function openReport(file: string): Promise<Analysis> {
  const { upgradeReport } = await import('@adjudge/engine');
  const text = (await readBytes(file)).toString('utf8');
  try {
    return upgradeReport(JSON.parse(text));
  } catch (cause) {
    throw new UsageError(`Not an adjudge report, or not one that can be opened: ${file}`, { cause });
  }
}
