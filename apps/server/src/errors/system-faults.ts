/** What outside the program keeps it from its work, and a person has to put right. */
export type SystemFault = 'disk-full' | 'read-only' | 'not-allowed' | 'not-a-folder' | 'port-taken';

const CODES: Readonly<Record<string, SystemFault>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  // PostgreSQL's name of it, which the embedded database has too.
  '53100': 'disk-full',
  EROFS: 'read-only',
  EACCES: 'not-allowed',
  EPERM: 'not-allowed',
  ENOTDIR: 'not-a-folder',
  EADDRINUSE: 'port-taken',
};

/** Where a library tells it in words alone. */
const DISK_FULL = /no space left on device/i;

/** The fault that an error comes from, whatever it is wrapped in; null for an error of another kind. */
export function systemFaultOf(error: unknown): SystemFault | null {
  if (!(error instanceof Error)) return null;
  const code = 'code' in error ? String(error.code) : '';
  const named = CODES[code] ?? (DISK_FULL.test(error.message) ? 'disk-full' : null);
  return named ?? systemFaultOf(error.cause);
}
