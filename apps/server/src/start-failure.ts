import { DamagedDatabase } from './db/damaged-database.ts';
import { type SystemFault, systemFaultOf } from './errors/system-faults.ts';

interface Where {
  readonly dataDir: string;
  readonly port: string;
}

/** One sentence says what is wrong, and one what to do about it. */
const WORDS: Readonly<Record<SystemFault, (where: Where) => string>> = {
  'disk-full': ({ dataDir }) =>
    `The disk that holds ${dataDir} is full. Make room on it and start again; nothing was lost.`,
  'read-only': ({ dataDir }) =>
    `${dataDir} can only be read. Mount its disk for writing, or set ADJUDGE_DATA to a folder that can be written.`,
  'not-allowed': ({ dataDir, port }) =>
    `The system does not allow this user to write to ${dataDir} or to listen on port ${port}. ` +
    'Give the user the folder, or set ADJUDGE_DATA or PORT to another one.',
  'not-a-folder': ({ dataDir }) => `${dataDir} is a file, or lies below one. Set ADJUDGE_DATA to a folder.`,
  'port-taken': ({ port }) =>
    `Another program listens on port ${port} already. Stop it, or set PORT to another number.`,
};

/** Explains a failed start to the person who started it: no stack trace, and what to do if that is known. */
export function describeStartFailure(error: unknown, env: NodeJS.ProcessEnv): string {
  if (error instanceof DamagedDatabase) return error.message;
  const fault = systemFaultOf(error);
  const where = { dataDir: env['ADJUDGE_DATA'] || '.data', port: env['PORT'] || '3000' };
  if (fault !== null) return WORDS[fault](where);
  return error instanceof Error ? error.message : String(error);
}
