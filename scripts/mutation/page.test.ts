import { describe, expect, it } from 'vitest';
import { type Mutant, countsOf, mutationPage } from './page.ts';

const mutant = (status: string, line: number, replacement = 'a < b'): Mutant => ({
  status,
  mutatorName: 'EqualityOperator',
  replacement,
  location: { start: { line } },
});

const report = {
  files: {
    'src/a.ts': {
      mutants: [mutant('Survived', 9), mutant('Killed', 2), mutant('NoCoverage', 4, '`x`\n  + 1')],
    },
    'src/b.ts': { mutants: [mutant('Timeout', 1), mutant('Ignored', 1), mutant('Killed', 5)] },
  },
};

const TRIED = [
  { area: 'credits', date: '2026-11-26', report },
  { area: 'sessions', date: '2026-11-26', report: { files: {} } },
];

describe('mutation testing page', () => {
  it('counts noticed, unnoticed, and skipped mutants', () => {
    expect(countsOf(report)).toEqual({ noticed: 3, unnoticed: 2, left: 1 });
  });

  it('gives the share of each area and lists the unnoticed mutants by line', () => {
    const page = mutationPage(['credits', 'sessions'], TRIED, '');
    expect(page).toContain('| credits | 2026-11-26 | 5 | 60 % | 1 |');
    expect(page).toContain('| sessions | 2026-11-26 | 0 | – | 0 |');
    expect(page.split('\n').filter((line) => line.startsWith('- '))).toEqual([
      "- src/a.ts:4 EqualityOperator, `'x' + 1`",
      '- src/a.ts:9 EqualityOperator, `a < b`',
    ]);
    expect(page).toContain('### sessions\n\nNothing.');
  });

  it('keeps the results of areas that were not run again, and marks areas never run', () => {
    const areas = ['credits', 'sessions', 'contrast'];
    const before = mutationPage(areas, TRIED, '');
    const [, sessions] = TRIED;
    expect(mutationPage(areas, [sessions!], before)).toBe(before);
    expect(before).toContain('| contrast | not yet | | | |');
    expect(before).not.toContain('### contrast');
  });
});
