import path from 'node:path';
import { expect, test } from 'vitest';
import { namedSources } from './named-sources.ts';

const module = (name: string): string =>
  path.resolve(import.meta.dirname, '..', '..', '..', 'packages', name);

test('matches a file only by its own path and a folder by everything inside it', () => {
  const named = namedSources('contract/src/texts.ts', 'contract/src/report');
  expect(
    [
      'contract/src/texts.ts',
      'contract/src/texts/access.ts',
      'contract/src/report/findings.ts',
      'contract/src/report-brand.ts',
    ].map((name) => named(module(name))),
  ).toEqual([true, false, true, false]);
});

test('throws if a listed path does not exist', () => {
  expect(() => namedSources('contract/src/limits.ts', 'contract/src/moved-away.ts')).toThrow('moved-away.ts');
});
