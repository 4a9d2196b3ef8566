import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const IMPORT = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

const importsOf = (file: string): string[] =>
  [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(IMPORT)].map((match) => match[1] ?? '');

const offenders = (pattern: string, forbidden: (target: string, file: string) => boolean): string[] =>
  globSync(pattern, { cwd: ROOT, exclude: (name) => name.includes('node_modules') || name.includes('dist') })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      importsOf(file)
        .filter((target) => forbidden(target, file))
        .map((target) => `${file} imports ${target}`),
    );

/** The folder of one measurement. `tools` has no entry file, since code that needs one library should not load them all. */
const measuredIn = (file: string): string | undefined => /gatherers\/(?!tools\/)([^/]+)\//.exec(file)?.[1];

const featureOf = (file: string): string | undefined => /features\/([^/]+)\//.exec(file)?.[1];

/** Audit ids that also name something else: a reason why a placement covers a line, a visit without an account, and a category. */
const MEAN_ANOTHER_THING: ReadonlySet<string> = new Set(['safe-zone', 'first-look', 'brand-presence']);

/** Browsers compare copies, and importing the audit to get its id would load every check there. */
const NAMED_IN_BROWSERS = 'packages/engine/src/scoring/comparison/headline-chance.ts names copy-pull';

describe('module boundaries', () => {
  it.each([
    ['the engine imports none of our other packages', 'packages/engine/src/**/*.ts', /^@adjudge\//],
    [
      'the contract imports only the report from the engine',
      'packages/contract/src/**/*.ts',
      /^@adjudge\/(?!engine\/report$)/,
    ],
    [
      'the web app imports only the contract',
      'apps/web/src/**/*.{ts,tsx}',
      /^@adjudge\/(?!contract$)|^node:/,
    ],
    [
      'the server imports only the engine and the contract',
      'apps/server/src/**/*.ts',
      /^@adjudge\/(?!(engine|contract)(\/|$))/,
    ],
    [
      'audits import neither node modules nor gatherers',
      'packages/engine/src/audits/**/*.ts',
      /^node:|gatherers\//,
    ],
    [
      'scoring imports neither node modules nor gatherers',
      'packages/engine/src/scoring/**/*.ts',
      /^node:|gatherers\//,
    ],
    ['curves and totals import no library', 'packages/engine/src/scoring/**/*.ts', /^[^.]/],
  ])('%s', (_, pattern, forbidden) => {
    expect(offenders(pattern, (target) => forbidden.test(target))).toEqual([]);
  });

  it('only research imports research, including tests', () => {
    const files = globSync('{packages,apps,scripts,e2e,test}/**/*.{ts,tsx,mjs}', {
      cwd: ROOT,
      exclude: (name) => name.includes('node_modules') || name.includes('dist'),
    });
    const reaching = files.filter((file) =>
      importsOf(file).some((target) =>
        /^(?:@adjudge\/)?research(?:\/|$)/.test(
          target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : target,
        ),
      ),
    );
    expect(files.length).toBeGreaterThan(1500);
    expect(reaching).toEqual([]);
  });

  it('research dependencies are not part of the product’s installation', () => {
    const manifest = JSON.parse(readFileSync(path.join(ROOT, 'research/package.json'), 'utf8')) as object;
    expect(manifest).not.toHaveProperty('dependencies');
    const manifests = globSync('{.,packages/*,apps/*,e2e}/package.json', { cwd: ROOT });
    const asking = manifests.filter((file) =>
      readFileSync(path.join(ROOT, file), 'utf8').includes('@adjudge/research'),
    );
    expect(manifests.length).toBeGreaterThan(6);
    expect(asking).toEqual([]);
  });

  it('the language model SDK is loaded on demand', () => {
    const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: ROOT });
    const eager = files.filter((file) =>
      /^(?:import|export)(?! type)[^;]*from '(?:ai|@ai-sdk\/[^']+)'/m.test(
        readFileSync(path.join(ROOT, file), 'utf8'),
      ),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(eager).toEqual([]);
  });

  it('gatherers are imported through their folder’s entry file', () => {
    const folders = globSync('packages/engine/src/gatherers/*/', { cwd: ROOT }).map((folder) =>
      path.basename(folder),
    );
    const entries = globSync('packages/engine/src/gatherers/*/index.ts', { cwd: ROOT });
    expect(folders.filter((folder) => folder !== 'tools').length).toBe(entries.length);
    const inside = offenders('packages/engine/src/**/*.ts', (target, file) => {
      if (!target.startsWith('.') || file.includes('/testing/')) return false;
      const reached = path.posix.join(path.posix.dirname(file), target);
      const measured = measuredIn(reached);
      return (
        measured !== undefined &&
        measured !== measuredIn(file) &&
        !/^[^/]+\/index\.ts$/.test(reached.split('gatherers/')[1]!)
      );
    });
    expect(inside).toEqual([]);
  });

  it('only audits and rubrics refer to an audit by id', () => {
    const audits = globSync('packages/engine/src/audits/*/*.ts', {
      cwd: ROOT,
      exclude: (name) => name.includes('.test.'),
    });
    const ids = new Set(audits.map((file) => path.basename(file, '.ts')).filter((id) => id.includes('-')));
    const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
      (file) => !/\.test\.tsx?$|\/(audits|rubrics|testing)\//.test(file),
    );
    const named = files.flatMap((file) =>
      [...readFileSync(path.join(ROOT, file), 'utf8').matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)]
        .map((match) => match[1]!)
        .filter((id) => ids.has(id) && !MEAN_ANOTHER_THING.has(id))
        .map((id) => `${file} names ${id}`),
    );
    expect(ids.size).toBeGreaterThan(100);
    expect(named).toEqual([NAMED_IN_BROWSERS]);
  });

  it('features do not import each other', () => {
    const crossing = offenders('apps/web/src/features/**/*.{ts,tsx}', (target, file) => {
      if (!target.startsWith('.')) return false;
      const reached = featureOf(path.posix.join(path.posix.dirname(file), target));
      return reached !== undefined && reached !== featureOf(file);
    });
    expect(crossing).toEqual([]);
  });
});
