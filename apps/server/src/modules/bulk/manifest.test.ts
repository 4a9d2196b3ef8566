import { BULK_TEXTS, MANIFEST_TEMPLATE, TEXTS } from '@adjudge/contract';
import { describe, expect, it } from 'vitest';
import { readManifest } from './manifest.ts';

const FILES = ['spring-sale.png', 'teaser.mp4'];
const SALE = { fileName: 'spring-sale.png', adCopy: 'Spring sale\nUntil Sunday at nine.' };
const nothing = { copies: [], hints: [], problems: [], notes: [] };

describe('readManifest', () => {
  it('joins headline, body and call to action into each file’s copy, in this order', () => {
    const text = 'Body,CTA,File,Headline\nUntil Sunday at nine.,Shop now,spring-sale.png,Spring sale\n';
    expect(readManifest(text, ['spring-sale.png'])).toEqual({
      ...nothing,
      copies: [{ fileName: 'spring-sale.png', adCopy: `${SALE.adCopy}\nShop now` }],
      hints: [],
    });
  });

  it.each([
    ['commas', 'file,headline,body\nspring-sale.png,Spring sale,Until Sunday at nine.\nteaser.mp4,,\n'],
    [
      'a byte order mark, semicolons and CRLF, as European Excel writes them',
      '\ufefffile;headline;body\r\nspring-sale.png;Spring sale;Until Sunday at nine.\r\nteaser.mp4;;\r\n',
    ],
    [
      'tabs and CR line endings',
      'file\theadline\tbody\rspring-sale.png\tSpring sale\tUntil Sunday at nine.\rteaser.mp4\t\t\r',
    ],
    [
      'a sep= line',
      'sep=;\nfile;headline;body\nspring-sale.png;Spring sale;Until Sunday at nine.\nteaser.mp4;;',
    ],
    [
      'empty lines and empty trailing cells',
      'file,headline,body,,\n,,,,\nspring-sale.png,Spring sale,Until Sunday at nine.,,\n\nteaser.mp4,,,,\n\n',
    ],
    [
      'different letter case, spaces and a folder in the file name',
      'File name,HEADLINE,Ad-Copy\nads\\Spring-SALE.png ,Spring sale,Until Sunday at nine.\n./teaser.mp4,,\n',
    ],
  ])('reads a manifest with %s', (_how, text) => {
    expect(readManifest(text, FILES)).toEqual({ ...nothing, copies: [SALE] });
  });

  it('keeps separators, quotation marks and line breaks in the copy', () => {
    const text = 'file,body\n"spring-sale.png","One, two; ""three""\r\nand the fourth line"\nteaser.mp4,\n';
    expect(readManifest(text, FILES).copies).toEqual([
      { fileName: 'spring-sale.png', adCopy: 'One, two; "three"\nand the fourth line' },
    ]);
  });

  it('matches a file name in a different Unicode normalization form', () => {
    const written = 'file,body\ncaf\u00e9.png,A quiet cup at noon.\n';
    expect(readManifest(written, ['cafe\u0301.png']).copies).toEqual([
      { fileName: 'cafe\u0301.png', adCopy: 'A quiet cup at noon.' },
    ]);
  });

  it('reports what is wrong with each row, numbered as in a spreadsheet', () => {
    const long = 'x'.repeat(2001);
    const text = [
      'file,headline,body,budget',
      'spring-sale.png,,too short,5',
      ',A headline,and a body,5',
      'teaser.mp4,,The new season starts on Friday.,5',
      'TEASER.mp4,,The new season starts on Friday.,5',
      `third.png,,${long},5`,
      'missing.png,,The new season starts on Friday.,5',
      'fifth.png,,One, two, three,5',
    ].join('\n');
    expect(readManifest(text, [...FILES, 'third.png', 'fourth.png', '5.png', '6.png', '7.png'])).toEqual({
      copies: [{ fileName: 'teaser.mp4', adCopy: 'The new season starts on Friday.' }],
      hints: [],
      problems: [
        { row: 2, text: TEXTS.copyShort },
        { row: 3, text: BULK_TEXTS.rowNoFile },
        { row: 5, text: '“TEASER.mp4” is already in row 4.' },
        { row: 6, text: TEXTS.copyLong },
        { row: 8, text: 'The row has 6 cells, but the header has 4 columns.' },
      ],
      notes: [
        { row: 1, text: 'The column “budget” is ignored.' },
        { row: 7, text: '“missing.png” is not one of the files you chose.' },
        { row: null, text: 'Files without a row: “fourth.png”, “5.png”, “6.png” and 1 more.' },
      ],
    });
  });

  it.each([
    ['', null, BULK_TEXTS.manifestEmpty],
    ['\n \n', null, BULK_TEXTS.manifestEmpty],
    ['headline,body\na,b\n', 1, BULK_TEXTS.manifestNoFile],
    [`file,body\n${'a.png,\n'.repeat(1001)}`, null, BULK_TEXTS.manifestRows],
    [`file${',x'.repeat(50)}\n`, null, BULK_TEXTS.manifestRows],
    ['file,body\na.png,"never closed\nb.png,x\n', 2, BULK_TEXTS.manifestUnreadable],
  ])('refuses the whole manifest %j', (text, row, problem) => {
    expect(readManifest(text, FILES)).toEqual({ ...nothing, problems: [{ row, text: problem }] });
  });

  it('reads the template without problems', () => {
    const { copies, problems, notes } = readManifest(MANIFEST_TEMPLATE, FILES);
    expect([copies.length, problems, notes]).toEqual([2, [], []]);
  });

  it('reads 200 rows of maximum-length copy', () => {
    const names = Array.from({ length: 200 }, (_, index) => `${index}.png`);
    const text = ['file,body', ...names.map((name) => `${name},${'ä'.repeat(2000)}`)].join('\r\n');
    expect(readManifest(text, names).copies).toHaveLength(200);
  });

  it('reads hints for each file, ignoring the letter case of headers and objectives', () => {
    const { hints, problems } = readManifest(
      'File,BRAND,Objective,industry,Target Audience\nspring-sale.png,Tarnwell,RESPONSE,,Hikers\nteaser.mp4,,,,\n',
      ['spring-sale.png', 'teaser.mp4'],
    );
    expect(problems).toEqual([]);
    expect(hints).toEqual([
      {
        fileName: 'spring-sale.png',
        hints: { brand: 'Tarnwell', objective: 'response', audience: 'Hikers' },
      },
    ]);
  });

  it.each([
    ['objective', 'sales', '“sales” is not an objective'],
    ['brand', 'x'.repeat(61), 'The brand is too long: use 60'],
    ['audience', 'x'.repeat(201), 'The audience is too long: use 200'],
  ])('names the row with an invalid %s', (column, cell, text) => {
    const { problems, hints } = readManifest(`file,${column}\nspring-sale.png,${cell}\n`, [
      'spring-sale.png',
    ]);
    expect(hints).toEqual([]);
    expect(problems).toEqual([{ row: 2, text: expect.stringContaining(text) }]);
  });
});
