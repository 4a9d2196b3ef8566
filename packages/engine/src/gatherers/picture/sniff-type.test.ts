import { expect, test } from 'vitest';
import { sniffType } from './sniff-type.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\xFF\xD8\xFF\xE0\x00\x10JFIF', 'jpeg'],
  ['\x89PNG\r\n\x1A\n\x00\x00', 'png'],
  ['GIF87a..', 'gif'],
  ['GIF89a..', 'gif'],
  ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'webp'],
  ['RIFF\x10\x00\x00\x00AVI LIST', 'avi'],
  ['RIFF\x10\x00\x00\x00WAVEfmt ', null],
  ['\x00\x00\x00\x20ftypisom', 'mp4'],
  ['\x00\x00\x00\x20ftypmp42', 'mp4'],
  ['\x00\x00\x00\x20ftypqt  ', 'mov'],
  ['\x00\x00\x00\x08wide\x00\x00', 'mov'],
  ['\x00\x00\x00\x20ftypavif', null],
  ['\x00\x00\x00\x20ftypheic', null],
  ['\x1A\x45\xDF\xA3\x01\x42\x82\x84webm', 'webm'],
  ['\x1A\x45\xDF\xA3\x01\x42\x82\x88matroska', 'mkv'],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['BM6\x00\x00\x00', null],
  ['hello, I am banner.png', null],
  ['', null],
])('content %j is %s', (head, type) => {
  expect(sniffType(bytes(head))).toBe(type);
});

test('ignores a signature that is not at the start of the file', () => {
  expect(sniffType(bytes('not a JPEG \xFF\xD8\xFF'))).toBeNull();
});
