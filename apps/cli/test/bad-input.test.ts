import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAIN, Workspace, banner, run } from './adjudge.ts';

const desk = new Workspace();
const MP4 = Buffer.from('\0\0\0\x20ftypisom\0\0\0\0isomiso2mp41', 'latin1');

beforeAll(async () => {
  const png = await banner();
  await Promise.all([
    desk.put('banner.png', png),
    desk.put('half.png', png.subarray(0, png.length / 2)),
    desk.put('empty.png', ''),
    desk.put('words.png', 'I am no picture.'),
    desk.put('video.mp4', MP4),
    desk.put('broken.jsonl', '{"id":"a","text":"One"}\n{"id":"b",\n'),
    desk.put('no-file.jsonl', '{"id":"a","copy":"There is no file."}\n'),
    desk.lines('folder-id.jsonl', [{ id: '../a', file: 'banner.png' }]),
    desk.lines('dots-id.jsonl', [{ id: '..', file: 'banner.png' }]),
    desk.lines('twice.jsonl', [
      { id: 1, file: 'banner.png' },
      { id: '1', file: 'banner.png' },
    ]),
    mkdir(desk.at('folder')),
  ]);
});
afterAll(() => rm(desk.folder, { recursive: true }));

/** Each command, and the one line that it must print to standard error. */
const REFUSALS: readonly (readonly [string, RegExp])[] = [
  ['grade missing.png', /There is no such file: missing\.png/],
  ['grade folder', /This is a folder, not a file: folder/],
  ['grade banner.png/part', /not a folder: banner\.png\/part/],
  ['grade empty.png', /File cannot be empty/],
  ['grade words.png', /Invalid file type/],
  ['grade half.png', /could not be read.*damaged or cut off/],
  ['grade video.mp4', /video could not be read.*damaged/],
  ['grade banner.png --copy Short', /at least 10 characters/],
  ['grade banner.png --copy-file missing.txt', /There is no such file: missing\.txt/],
  ['grade banner.png --copy Short --copy-file words.png', /not both/],
  ['grade banner.png --min-score much', /number from 0 to 100/],
  ['grade banner.png --min-score=', /number from 0 to 100/],
  ['grade banner.png --min-score', /--min-score.* argument missing/],
  ['grade banner.png --shiny', /Unknown option '--shiny'/],
  ['grade banner.png half.png', /takes one FILE/],
  ['grade', /takes one FILE/],
  ['grate banner.png', /There is no command ‘grate’/],
  ['constructor', /There is no command ‘constructor’/],
  ['copy', /copy takes a TEXT/],
  ['copy --copy-file empty.png', /The ad copy is empty/],
  ['copy Words --batch broken.jsonl', /only one of TEXT/],
  ['copy --batch broken.jsonl', /broken\.jsonl, line 2: this is not JSON/],
  ['copy --batch missing.jsonl', /There is no such file/],
  ['batch twice.jsonl', /batch takes MANIFEST\.jsonl --out DIR/],
  ['batch no-file.jsonl --out results', /no-file\.jsonl, line 1: ‘file’ is missing/],
  ['batch folder-id.jsonl --out results', /‘\.\.\/a’ cannot be a folder name/],
  ['batch dots-id.jsonl --out results', /‘\.\.’ cannot be a folder name/],
  ['batch twice.jsonl --out results', /‘1’ appears twice/],
  ['batch missing.jsonl --out results', /There is no such file/],
];

describe('CLI errors and help', () => {
  it.concurrent.for(REFUSALS)(
    'exits with 2 and prints one clear line for: adjudge %s',
    async ([line, says], { expect: expectHere }) => {
      const { status, stdout, stderr } = await desk.adjudge(...line.split(' '));
      expectHere({ status, stdout }).toEqual({ status: 2, stdout: '' });
      expectHere(stderr).toMatch(/^adjudge: [^\n]+\n$/);
      expectHere(stderr).toMatch(says);
    },
  );

  it('refuses an output folder that cannot be created', async () => {
    await desk.lines('good.jsonl', [{ id: 'a', file: 'banner.png' }]);
    const { status, stderr } = await desk.process('batch', 'good.jsonl', '--out', 'words.png/results');
    expect(status).toBe(2);
    expect(stderr).toBe('adjudge: Cannot write to this folder: words.png/results\n');
  });

  it('prints the usage and exits with 2 when run without arguments', async () => {
    const { status, stdout, stderr } = await desk.process();
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('adjudge grade FILE');
  });

  it.skipIf(!existsSync('/dev/full'))('exits with 70 when the output cannot be written', async () => {
    const { status, stderr } = await run(
      'sh',
      ['-c', `"${process.execPath}" "${MAIN}" --help > /dev/full`],
      '.',
    );
    expect({ status, stderr }).toEqual({
      status: 70,
      stderr: 'adjudge: ENOSPC: no space left on device, write\n',
    });
  });

  it('exits with 0 and says nothing when the reader of its output stops early', async () => {
    const line = `("${process.execPath}" "${MAIN}" --help; echo "exit $?" >&2) | true`;
    expect(await run('sh', ['-c', line], '.')).toEqual({ status: 0, stdout: '', stderr: 'exit 0\n' });
  });

  it('prints the usage to standard output with --help', async () => {
    const { status, stdout, stderr } = await desk.process('grade', '--help');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('adjudge batch MANIFEST.jsonl --out DIR');
    expect(stdout).toMatch(/exit status: 0 .*, 1 .*, 2 .*, 70 .*\nbatch .* exit with 0/);
  });
});
