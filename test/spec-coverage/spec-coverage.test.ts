import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGE, SECTIONS, renderPage } from './page.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const lines = SECTIONS.flatMap((section) => section.lines);

describe('specification page', () => {
  it('refers only to existing files', () => {
    const named = lines.flatMap(([, , livesIn, testFile]) => [livesIn, testFile]);
    const absent = named.filter((file) => file !== undefined && !existsSync(path.join(ROOT, file)));
    expect(absent).toEqual([]);
  });

  it('refers only to existing tests by their exact titles', () => {
    const absent = lines.filter(
      ([, , , testFile, title]) =>
        testFile !== undefined && title !== undefined && !read(testFile).includes(`'${title}'`),
    );
    expect(absent).toEqual([]);
  });

  it('names a source file for every test', () => {
    expect(lines.filter(([, , livesIn, testFile]) => testFile !== undefined && !livesIn)).toEqual([]);
  });

  it('lists each requirement once per section', () => {
    const twice = SECTIONS.flatMap(({ lines: own }) => {
      const asked = own.map(([asks]) => asks);
      return asked.filter((asks, at) => asked.indexOf(asks) !== at);
    });
    expect(twice).toEqual([]);
  });

  it('matches its data: npm run spec-coverage', () => {
    expect(read(PAGE)).toBe(renderPage());
  });
});
