import { expect, it } from 'vitest';
import { piecesOf } from './pieces.ts';

const NAMES = ['[CLS]', '[SEP]', '[UNK]', 're', '##wo', '##wov', '##en', 'get', 'it', '!', 'cafe', "'", 's'];
const VOCABULARY = Object.fromEntries(NAMES.map((name, at) => [name, at]));
const spelled = (text: string): string =>
  piecesOf(text, VOCABULARY)
    .map((piece) => NAMES[piece])
    .join(' ');

it.each([
  ['Get it!', '[CLS] get it ! [SEP]'],
  ['rewoven', '[CLS] re ##wov ##en [SEP]'],
  ['GET Café’s', '[CLS] get cafe [UNK] s [SEP]'],
  ["it's", "[CLS] it ' s [SEP]"],
  ['it rewove', '[CLS] it [UNK] [SEP]'],
  ['', '[CLS] [SEP]'],
])('splits "%s" into the longest pieces from the left', (text, pieces) => {
  expect(spelled(text)).toBe(pieces);
});

it('truncates a long text and keeps both markers', () => {
  const pieces = piecesOf('get '.repeat(500), VOCABULARY);
  expect(pieces).toHaveLength(128);
  expect(pieces.at(-1)).toBe(1);
});
