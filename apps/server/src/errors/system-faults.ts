/** A problem outside the program that a person has to fix. */
export type SystemFault = 'disk-full' | 'read-only' | 'not-allowed' | 'not-a-folder' | 'port-taken';

const CODES: Readonly<Record<string, SystemFault>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  // PostgreSQL's code for a full disk, which the embedded database uses too.
  '53100': 'disk-full',
  EROFS: 'read-only',
  EACCES: 'not-allowed',
  EPERM: 'not-allowed',
  ENOTDIR: 'not-a-folder',
  EADDRINUSE: 'port-taken',
};

/** For libraries that report it only in the message. */
const DISK_FULL = /no space left on device/i;

/** Finds the system fault behind an error, through any wrapping errors; null for other errors. */
export function systemFaultOf(error: unknown): SystemFault | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  const named = CODES[code] ?? (DISK_FULL.test(error.message) ? 'disk-full' : null);
  return named ?? systemFaultOf(error.cause);
}
