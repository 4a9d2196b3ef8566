import { DamagedDatabase } from './db/damaged-database.ts';
import { messageOf } from './errors/message-of.ts';
import { type SystemFault, systemFaultOf } from './errors/system-faults.ts';

interface Where {
  readonly dataDir: string;
  readonly port: string;
}

/** One sentence says what is wrong, and one what to do about it. */
const MESSAGES: Readonly<Record<SystemFault, (where: Where) => string>> = {
  'disk-full': ({ dataDir }) =>
    `The disk with ${dataDir} is full. Free up some space and start again; nothing was lost.`,
  'read-only': ({ dataDir }) =>
    `${dataDir} is read-only. Mount its disk as writable, or set ADJUDGE_DATA to a writable folder.`,
  'not-allowed': ({ dataDir, port }) =>
    `This user has no permission to write to ${dataDir} or to listen on port ${port}. ` +
    'Give the user write access to the folder, or change ADJUDGE_DATA or PORT.',
  'not-a-folder': ({ dataDir }) =>
    `${dataDir} is not a folder: it, or part of its path, is a file. Set ADJUDGE_DATA to a folder.`,
  'port-taken': ({ port }) =>
    `Port ${port} is already in use by another program. Stop it, or set PORT to a different number.`,
};

/** Explains a failed start to the person who started it: no stack trace, and what to do if that is known. */
export function describeStartFailure(error: unknown, env: NodeJS.ProcessEnv): string {
  if (error instanceof DamagedDatabase) return error.message;
  const fault = systemFaultOf(error);
  const where = { dataDir: env['ADJUDGE_DATA'] || '.data', port: env['PORT'] || '3000' };
  if (fault !== null) return MESSAGES[fault](where);
  return messageOf(error);
}
