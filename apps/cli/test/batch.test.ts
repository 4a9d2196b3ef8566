import { readdir, rm, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Workspace, type Outcome, banner } from './adjudge.ts';

const COPY = 'Hot tea on the summit. Save 30% on every bottle until Sunday. Shop bottles today.';
const desk = new Workspace();

const ITEMS = [
  { id: 'plain', file: 'pictures/banner.png' },
  { id: 7, file: 'pictures/banner.png', copy: COPY },
  { id: 'gone', file: 'pictures/gone.png' },
  { id: 'words', file: 'pictures/words.png' },
  { id: 'short-copy', file: 'pictures/banner.png', copy: 'Short' },
];

/** File names in each item's folder. */
async function tree(folder: string): Promise<Record<string, string[]>> {
  const ids = await readdir(desk.at(folder));
  const files = await Promise.all(ids.map(async (id) => (await readdir(desk.at(folder, id))).toSorted()));
  return Object.fromEntries(ids.map((id, index) => [id, files[index] ?? []]));
}

const report = (id: string): Promise<string> => desk.read('results', id, 'report.json');
const written = async (id: string): Promise<number> =>
  (await stat(desk.at('results', id, 'report.json'))).mtimeMs;

beforeAll(async () => {
  await desk.put('pictures/banner.png', await banner());
  await desk.put('pictures/words.png', 'I am no picture.');
  await desk.lines('manifest.jsonl', ITEMS);
  await desk.lines('reversed.jsonl', ITEMS.toReversed());
  await desk.lines('done.jsonl', ITEMS.slice(0, 2));
});
afterAll(() => rm(desk.folder, { recursive: true }));

describe('adjudge batch', () => {
  let first: Outcome;

  beforeAll(async () => {
    first = await desk.adjudge('batch', 'manifest.jsonl', '--out', 'results');
  });

  it('writes a report or an error file for every line and prints nothing to standard output', async () => {
    expect(first).toMatchObject({ status: 0, stdout: '' });
    expect(first.stderr).toMatch(/adjudge: 5 in total, 0 already done, 2 graded, 3 failed\n$/);
    expect(await tree('results')).toEqual({
      plain: ['report.json'],
      7: ['report.json'],
      gone: ['error.json'],
      words: ['error.json'],
      'short-copy': ['error.json'],
    });
  });

  it.each([
    ['gone', 'unreadable', /There is no such file/],
    ['words', 'wrong-type', /Invalid file type/],
    ['short-copy', 'copy-too-short', /at least 10 characters/],
  ])('writes an error file for %s with the code and message', async (id, code, error) => {
    expect(await desk.json('results', id, 'error.json')).toEqual({
      code,
      error: expect.stringMatching(error),
    });
  });

  it('writes the same bytes as adjudge grade', async () => {
    const graded = await desk.adjudge('grade', 'pictures/banner.png', '--json', '--copy', COPY);
    // Compare here, because the test runner would print thousands of lines on a mismatch.
    expect((await report('7')) === graded.stdout).toBe(true);
  });

  it('skips items that are already done', async () => {
    const before = await written('7');
    const again = await desk.adjudge('batch', 'done.jsonl', '--out', 'results');
    expect(again.stderr).toBe('adjudge: 2 in total, 2 already done, 0 graded, 0 failed\n');
    expect(await written('7')).toBe(before);
  });

  it('resumes: retries earlier errors and adds missing artifacts, whatever the order of the lines', async () => {
    await desk.put(
      'pictures/gone.png',
      await sharp(await banner())
        .resize(360)
        .png()
        .toBuffer(),
    );
    await desk.put('results/7/artifacts.json', '{}');
    const [before, plain] = [await written('7'), await report('plain')];
    // Memory for one process, which loads the models once. The first run had as many processes as the machine can hold.
    vi.spyOn(process, 'availableMemory').mockReturnValue(1e9);
    const again = await desk.adjudge('batch', 'reversed.jsonl', '--out', 'results', '--artifacts');
    expect(again.stderr).toMatch(/5 in total, 1 already done, 2 graded, 2 failed\n$/);
    const whole = ['artifacts.json', 'attention.png', 'overlay.png', 'report.json'];
    expect(await tree('results')).toMatchObject({
      plain: whole,
      gone: whole,
      7: ['artifacts.json', 'report.json'],
    });
    expect(await written('7')).toBe(before);
    expect((await report('plain')) === plain).toBe(true);
  });
});
