import { createReadStream } from 'node:fs';
import { CREATIVE_LIMITS } from '@adjudge/engine/intake';
import { UsageError } from './exit.ts';

/** One byte more than the largest allowed file: enough to identify it and to see that it is too large. */
const MOST_BYTES = Math.max(CREATIVE_LIMITS.imageBytes, CREATIVE_LIMITS.videoBytes) + 1;

/** Messages for system error codes; the file name follows them. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file',
  EISDIR: 'This is a folder, not a file',
  ENOTDIR: 'A part of this path is a file, not a folder',
  EACCES: 'No permission to read this file',
  EPERM: 'No permission to read this file',
  ELOOP: 'This symbolic link points to itself',
  ENAMETOOLONG: 'This file name is too long',
};

/**
 * Reads a file that the user named.
 * @param most maximum bytes to read; the rest is ignored
 * @throws UsageError with the file name and the reason
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

/** Reads a picture or video, but no more than one byte beyond the size limit. */
export const readMedia = (file: string): Promise<Buffer> => readBytes(file, MOST_BYTES);
