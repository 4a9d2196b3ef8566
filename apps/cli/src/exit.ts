import { CreativeError } from '@adjudge/engine/intake';

/** The command line itself is wrong, or names what cannot be read or written. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const BELOW_MINIMUM = 1;
export const BAD_INPUT = 2;

/** A fault of ours, not of the input: never to be confused with one of the documented statuses. */
export const INTERNAL = 70;

/** Says what went wrong on standard error and gives the exit status. */
export function report(error: unknown): number {
  process.stderr.write(`adjudge: ${error instanceof Error ? error.message : String(error)}\n`);
  return error instanceof UsageError || error instanceof CreativeError ? BAD_INPUT : INTERNAL;
}
