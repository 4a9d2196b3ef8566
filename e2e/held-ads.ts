import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** An ad with this name is held in its grader until the test that sent it has seen what it needs of the queue. */
export const HELD_FILE_NAME = 'held.png';
/** Maximum wait in ms, in case a test ended without calling `release`. */
const AT_MOST = 40_000;

/** File with the id of the current turn on its first line, followed by a line for each held ad that has reached a grader. */
const mark = (): string => path.join(process.env['E2E_DATA'] ?? '', 'held');

async function lines(): Promise<string[]> {
  const text = await readFile(mark(), 'utf8').catch(() => '');
  return text === '' ? [] : text.trimEnd().split('\n');
}

async function waitUntil(come: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; waited < AT_MOST && !(await come()); waited += 50) await setTimeout(50);
}

let holding = false;

/** From now on, graders hold ads with this name. Only one test can hold at a time; others wait for their turn. */
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

/** Waits until this many held ads are with a grader. */
export const waitUntilHeld = (graders: number): Promise<void> =>
  waitUntil(async () => (await lines()).length > graders);

export async function release(): Promise<void> {
  if (holding) await rm(mark(), { force: true });
  holding = false;
}

/** Called in the server when an ad with this name reaches a grader. Resolves when the turn of its test ends. */
export async function holdUntilReleased(): Promise<void> {
  const [turn] = await lines();
  if (turn === undefined) return;
  // Without O_CREAT, so that no file is left behind if the turn has ended in the meantime.
  const flag = constants.O_WRONLY | constants.O_APPEND;
  await appendFile(mark(), `${HELD_FILE_NAME}\n`, { flag }).catch(() => undefined);
  await waitUntil(async () => (await lines())[0] !== turn);
}
