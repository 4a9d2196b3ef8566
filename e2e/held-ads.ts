import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Name of an ad that is not graded before the journey that sent it has seen what it wants to see of a queue. */
export const HELD = 'held.png';
/** Milliseconds, should that journey have ended meanwhile. */
const AT_MOST = 40_000;

const mark = (): string => path.join(process.env['E2E_DATA'] ?? '', 'held');

export const hold = (): Promise<void> => writeFile(mark(), '');
export const release = (): Promise<void> => rm(mark(), { force: true });

/** In the server: until nothing is held any more. */
export async function released(): Promise<void> {
  for (let waited = 0; waited < AT_MOST && existsSync(mark()); waited += 50) await setTimeout(50);
}
