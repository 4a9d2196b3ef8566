import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Desk, type Outcome, banner } from './adjudge.ts';

const COPY = 'Hot tea on the summit. Save 30% on every bottle until Sunday. Shop bottles today.';
const desk = new Desk();

const ITEMS = [
  { id: 'plain', file: 'pictures/banner.png' },
  { id: 7, file: 'pictures/banner.png', copy: COPY },
  { id: 'gone', file: 'pictures/gone.png' },
  { id: 'words', file: 'pictures/words.png' },
  { id: 'short-copy', file: 'pictures/banner.png', copy: 'Short' },
];

/** What stands in each item's folder. */
async function tree(folder: string): Promise<Record<string, string[]>> {
  const ids = await readdir(desk.at(folder));
  const files = await Promise.all(ids.map(async (id) => (await readdir(desk.at(folder, id))).toSorted()));
  return Object.fromEntries(ids.map((id, index) => [id, files[index] ?? []]));
}

beforeAll(async () => {
  await desk.put('pictures/banner.png', await banner());
  await desk.put('pictures/words.png', 'I am no picture.');
  await desk.lines('manifest.jsonl', ITEMS);
  await desk.lines('reversed.jsonl', ITEMS.toReversed());
});
afterAll(() => rm(desk.folder, { recursive: true }));

describe('adjudge batch', () => {
  let first: Outcome;

  beforeAll(async () => {
    first = await desk.adjudge('batch', 'manifest.jsonl', '--out', 'results');
  });

  it('writes a report or an error for every line, and prints no result', async () => {
    expect(first).toMatchObject({ status: 0, stdout: '' });
    expect(first.stderr).toMatch(/adjudge: 5 in all, 0 done before, 2 graded, 3 with an error\n$/);
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
  ])('says of %s what is wrong', async (id, code, error) => {
    expect(await desk.json('results', id, 'error.json')).toEqual({
      code,
      error: expect.stringMatching(error),
    });
  });

  it('gives the bytes that grade gives, whatever the order of the lines', async () => {
    const [graded] = await Promise.all([
      desk.adjudge('grade', 'pictures/banner.png', '--json', '--copy', COPY),
      desk.adjudge('batch', 'reversed.jsonl', '--out', 'reversed'),
    ]);
    const report = (folder: string, id: string) => desk.read(folder, id, 'report.json');
    expect(await tree('reversed')).toEqual(await tree('results'));
    // Compared here and not by the test runner, which would print thousands of lines.
    expect({
      graded: (await report('results', '7')) === graded.stdout,
      7: (await report('results', '7')) === (await report('reversed', '7')),
      plain: (await report('results', 'plain')) === (await report('reversed', 'plain')),
    }).toEqual({ graded: true, 7: true, plain: true });
  });

  it('goes on where it ended: what is done stays, old errors are fixed, missing artifacts are made', async () => {
    await desk.put(
      'pictures/gone.png',
      await sharp(await banner())
        .resize(360)
        .png()
        .toBuffer(),
    );
    const before = await stat(desk.at('results', '7', 'report.json'));
    const again = await desk.adjudge('batch', 'manifest.jsonl', '--out', 'results');
    expect(again.stderr).toMatch(/5 in all, 2 done before, 1 graded, 2 with an error\n$/);
    expect((await stat(desk.at('results', '7', 'report.json'))).mtimeMs).toBe(before.mtimeMs);
    expect((await tree('results'))['gone']).toEqual(['report.json']);

    await desk.lines('one.jsonl', [ITEMS[0]]);
    await desk.adjudge('batch', 'one.jsonl', '--out', 'results', '--artifacts');
    expect((await tree('results'))['plain']).toEqual([
      'artifacts.json',
      'attention.png',
      'overlay.png',
      'report.json',
    ]);
    expect(existsSync(desk.at('results', '7', 'artifacts.json'))).toBe(false);
  });
});
