import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Name of an ad that is not graded before the journey that sent it has seen what it wants to see of a queue. */
export const HELD = 'held.png';
/** Milliseconds, should a journey have ended without letting go. */
const AT_MOST = 40_000;

/** Whose turn it is on its first line, and a line for each ad that has come to a grader since. */
const mark = (): string => path.join(process.env['E2E_DATA'] ?? '', 'held');

async function lines(): Promise<string[]> {
  const text = await readFile(mark(), 'utf8').catch(() => '');
  return text === '' ? [] : text.trimEnd().split('\n');
}

async function waitUntil(come: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < AT_MOST && !(await come()); waited += 50) await setTimeout(50);
}

let holding = false;

/** From now on ads of this name stay with the grader that takes them. One journey holds at a time. */
export async function hold(): Promise<void> {
  const begun = `${randomUUID()}\n`;
  await waitUntil(async () => {
    holding = await writeFile(mark(), begun, { flag: 'wx' }).then(
      () => true,
      () => false,
    );
    return holding;
  });
  if (!holding) throw new Error(`${mark()} was left behind`);
}

/** Until so many held ads are with a grader. */
export const heldBy = (graders: number): Promise<void> =>
  waitUntil(async () => (await lines()).length > graders);

export async function release(): Promise<void> {
  if (holding) await rm(mark(), { force: true });
  holding = false;
}

/** In the server: an ad of this name has come to a grader, and stays as long as it is its journey's turn. */
export async function released(): Promise<void> {
  const [turn] = await lines();
  if (turn === undefined) return;
  // Where the turn has ended meanwhile, nothing is left behind.
  const flag = constants.O_WRONLY | constants.O_APPEND;
  await appendFile(mark(), `${HELD}\n`, { flag }).catch(() => undefined);
  await waitUntil(async () => (await lines())[0] !== turn);
}
