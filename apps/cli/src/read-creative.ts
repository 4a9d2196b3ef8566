import path from 'node:path';
import type { Creative } from '@adjudge/engine/intake';
import { UsageError } from './exit.ts';
import { readMedia, readText } from './read-input.ts';

/** The copy from `--copy` or `--copy-file`. */
export async function readCopy(values: {
  readonly copy?: string | undefined;
  readonly 'copy-file'?: string | undefined;
}): Promise<string | undefined> {
  if (values.copy !== undefined && values['copy-file'] !== undefined) {
    throw new UsageError('Give --copy or --copy-file, not both.');
  }
  return values['copy-file'] === undefined ? values.copy : readText(values['copy-file']);
}

export async function readCreative(file: string, copy?: string): Promise<Creative> {
  const bytes = await readMedia(file);
  return { bytes, fileName: path.basename(file), ...(copy === undefined ? {} : { copy }) };
}
