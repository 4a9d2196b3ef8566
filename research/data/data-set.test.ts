import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findDataSet, parseCsv } from './data-set.ts';

it.each([
  [
    'plain cells',
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a comma and a quote inside a cell',
    'a,b\n"x, ""y""",2',
    [
      ['a', 'b'],
      ['x, "y"', '2'],
    ],
  ],
  ['a line break inside a cell', 'a\r\n"x\ny"\r\n', [['a'], ['x\ny']]],
  [
    'empty cells',
    'a,b,c\n,,3\n""',
    [
      ['a', 'b', 'c'],
      ['', '', '3'],
    ],
  ],
])('parses a CSV file with %s', (_, text, expected) => {
  expect(parseCsv(text)).toEqual(expected);
});

it('a folder without the reference data is rejected with a hint on how to set another', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'adjudge-no-data-'));
  expect(() => findDataSet(folder)).toThrow(
    `${folder} is not the reference data: ads/complexity.csv, headlines/pairs.csv, gaze/osie/fixations.json is missing. Name its folder as the first argument or in ADJUDGE_DATA_SET.`,
  );
  rmSync(folder, { recursive: true });
});
