import { CreativeError } from '@adjudge/engine/intake';

/** The command line is wrong, or names a file or folder that cannot be read or written. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const BELOW_MINIMUM = 1;
const BAD_INPUT = 2;

/** Output that cannot be written, or a bug of ours. */
const INTERNAL = 70;

/** Prints the error to standard error. @returns the exit status */
export function reportError(error: unknown): number {
  process.stderr.write(`adjudge: ${error instanceof Error ? error.message : String(error)}\n`);
  return error instanceof UsageError || error instanceof CreativeError ? BAD_INPUT : INTERNAL;
}
