import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { locate, readVersion } from './decoder.ts';

const says = (version: string, codecs: string): string =>
  `ffmpeg version ${version} Copyright (c) 2000-2026 the FFmpeg developers\nlibavutil      57. 28.100 / 57. 28.100\nlibavcodec     ${codecs} / ${codecs}\n`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adjudge-path-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function install(said: string): void {
  writeFileSync(join(folder, 'ffmpeg'), `#!/bin/sh\ncat <<'END'\n${said}END\n`);
  chmodSync(join(folder, 'ffmpeg'), 0o755);
}

it.each([
  ['5.1.9-0+deb12u1', '59. 37.100', '5.1.9'],
  ['n7.1', '61. 19.100', '7.1'],
  ['N-112233-gabcdef', '62.  3.100', 'N-112233-gabcdef'],
  ['5.0.1', '59. 18.100', null],
  ['N-47683-g0e8eb07980-static', '58. 42.102', null],
  ['4.1', '58. 35.100', null],
])('reads the version of FFmpeg %s if it is recent enough', (name, codecs, version) => {
  expect(readVersion(says(name, codecs))).toBe(version);
});

it('uses the installed FFmpeg if it is recent enough', async () => {
  install(says('5.1.9-0+deb12u1', '59. 37.100'));
  const found = { name: 'FFmpeg 5.1.9', command: [join(folder, 'ffmpeg')] };
  expect(await locate({ PATH: folder })).toMatchObject(found);
  expect(await locate({ FFMPEG_PATH: join(folder, 'ffmpeg') })).toMatchObject(found);
});

it('ignores an outdated FFmpeg, with an error if it was set explicitly', async () => {
  install(says('N-47683-g0e8eb07980-static', '58. 42.102'));
  expect((await locate({ PATH: folder })).name).toContain('WebAssembly');
  await expect(locate({ FFMPEG_PATH: join(folder, 'ffmpeg') })).rejects.toThrow(
    /FFMPEG_PATH .* 5\.1 or newer/,
  );
});
