import { createReadStream } from 'node:fs';
import { CREATIVE_LIMITS } from '@adjudge/engine/intake';
import { UsageError } from './exit.ts';

/** One byte over the largest file that is taken: enough to tell what it is and that it is too large. */
const MOST_BYTES = Math.max(CREATIVE_LIMITS.imageBytes, CREATIVE_LIMITS.videoBytes) + 1;

/** The system's codes in words; the file's name stands before them. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file',
  EISDIR: 'This is a folder, not a file',
  ENOTDIR: 'A part of this path is a file, not a folder',
  EACCES: 'This file may not be read',
  EPERM: 'This file may not be read',
  ELOOP: 'This link leads to itself',
  ENAMETOOLONG: 'This name is too long for a file',
};

/**
 * Bytes of a file that a person named.
 * @param most bytes read at the most; what lies behind them is left out
 * @throws UsageError with the file's name and the reason
 */
export async function readBytes(file: string, most = Number.POSITIVE_INFINITY): Promise<Buffer> {
  try {
    const chunks: Buffer[] = [];
    for await (const chunk of createReadStream(file, { end: most - 1 })) chunks.push(chunk);
    return Buffer.concat(chunks);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new UsageError(`${REASONS[code] ?? 'This file could not be read'}: ${file}`, { cause: error });
  }
}

export const readText = async (file: string): Promise<string> => (await readBytes(file)).toString('utf8');

/** A picture or video, cut off where it is too large anyway. */
export const readMedia = (file: string): Promise<Buffer> => readBytes(file, MOST_BYTES);
