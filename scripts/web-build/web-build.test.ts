import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { entriesOf, importsIn } from '../../test/import-graph.ts';
import { ROOT } from '../command.ts';
import { SOURCES } from './web-build.ts';

const TYPES = /\b(?:import|export) type [^;]*;/g;
const entries = entriesOf(ROOT, ['packages/contract/package.json', 'packages/engine/package.json']);

/** The files whose code the contract's entry point needs, and with it the web app. */
function filesOfContract(): ReadonlySet<string> {
  const found = new Set([entries.get('@adjudge/contract') ?? '']);
  for (const file of found) {
    if (!file.endsWith('.ts')) continue;
    const source = readFileSync(path.join(ROOT, file), 'utf8').replaceAll(TYPES, '');
    for (const target of importsIn(source, file, entries)) found.add(target);
  }
  return found;
}

it('the web app is built again when any file of engine and contract changes that it contains', () => {
  const watched = new Set(globSync([...SOURCES], { cwd: ROOT }));
  const needed = [...filesOfContract()];
  expect(needed.length).toBeGreaterThan(50);
  expect(needed.filter((file) => !watched.has(file))).toEqual([]);
});
