import { expect, it } from 'vitest';
import { textRuns } from './text-runs.ts';

it.each<[string, [string, string | null][]]>([
  ['Strong offer.', [['Strong offer.', null]]],
  [
    '“Скидка”.',
    [
      ['“', null],
      ['Скидка', 'Noto Sans'],
      ['”.', null],
    ],
  ],
  [
    'Say Скидка 30 % до first',
    [
      ['Say ', null],
      ['Скидка 30 % до', 'Noto Sans'],
      [' first', null],
    ],
  ],
  [
    '“מבצע”',
    [
      ['“', null],
      ['מבצע', 'Noto Sans Hebrew'],
      ['”', null],
    ],
  ],
  [
    '全品30%オフ!',
    [
      ['全品30%オフ', 'Noto Sans S Chinese'],
      ['!', null],
    ],
  ],
  [
    'Go 👩‍👩‍👧 now',
    [
      ['Go ', null],
      ['👩‍👩‍👧', 'Noto Emoji'],
      [' now', null],
    ],
  ],
  [
    '할인 全品',
    [
      ['할인', 'Noto Sans Korean'],
      [' ', null],
      ['全品', 'Noto Sans S Chinese'],
    ],
  ],
  ['', []],
])('textRuns chooses the font family by script for “%s”', (line, runs) => {
  expect(textRuns(line).map(({ text, family }) => [text, family])).toEqual(runs);
  expect(
    textRuns(line)
      .map(({ text }) => text)
      .join(''),
  ).toBe(line);
});
