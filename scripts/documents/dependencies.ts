// `npm run dependency-table`: writes why each production dependency is needed, with its license and size.
import { globSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../command.ts';
import { REASONS } from './dependencies/reasons.ts';
import { type Notice, lockFile, notices } from './third-party-notices.ts';

export const DEPENDENCIES = 'docs/dependencies.md';

const MANIFESTS = '{packages,apps}/*/package.json';
const manifestSchema = z.object({
  name: z.string(),
  dependencies: z.record(z.string(), z.string()).default({}),
  optionalDependencies: z.record(z.string(), z.string()).default({}),
});

/** A direct dependency of the product, with those of our packages that ask for it. */
export interface Dependency {
  readonly name: string;
  readonly version: string;
  readonly requiredBy: readonly string[];
}

/** Leaves out our own packages. */
export function productionDependencies(): Dependency[] {
  const found = new Map<string, Dependency>();
  for (const file of globSync(MANIFESTS, { cwd: ROOT }).toSorted()) {
    const manifest = manifestSchema.parse(JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')));
    const own = path.basename(path.dirname(file));
    for (const [name, version] of Object.entries({
      ...manifest.dependencies,
      ...manifest.optionalDependencies,
    })) {
      if (name.startsWith('@adjudge/')) continue;
      found.set(name, { name, version, requiredBy: [...(found.get(name)?.requiredBy ?? []), own] });
    }
  }
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The reason for a package, listed under its name or under a prefix that ends in `*`. */
export const reasonFor = (name: string, reasons = REASONS): string | null =>
  reasons[name] ?? Object.entries(reasons).find(([key]) => coversPackage(key, name))?.[1] ?? null;

export const coversPackage = (key: string, name: string): boolean =>
  key === name || (key.endsWith('*') && name.startsWith(key.slice(0, -1)));

/** Size of an installed package's own files on this machine, in bytes; null when it is not installed. */
function sizeOf(name: string): number | null {
  const files = globSync(`{,apps/*/,packages/*/}node_modules/${name}/**`, { cwd: ROOT }).filter(
    (file) => !file.slice(file.indexOf(name) + name.length).includes('node_modules'),
  );
  if (files.length === 0) return null;
  return files.map((file) => lstatSync(path.join(ROOT, file))).reduce((sum, { size }) => sum + size, 0);
}

/** @param size in bytes; null for all leaves out the sizes, which makes the page the same on every machine */
export function renderDependencies(
  all: readonly Dependency[],
  licenses: readonly Notice[],
  size: (name: string) => number | null,
): string {
  const rows = all.map(({ name, version, requiredBy }) => {
    const license = licenses.find((notice) => notice.name === name)?.license ?? 'not stated';
    const bytes = size(name);
    const megabytes = bytes === null ? '' : (bytes / 1e6).toFixed(1);
    const cells = [`\`${name}\``, version, requiredBy.join(', '), license, megabytes, reasonFor(name) ?? ''];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '# Dependencies',
    '',
    'What the product is built on directly. Written by `npm run dependency-table` from `package.json` and',
    '`scripts/documents/dependencies/reasons.ts`; a test fails for one without a reason, and for a reason without one. Size is of the',
    'package’s own files, in MB, as installed when the page was written. With all that they bring:',
    '[THIRD-PARTY-NOTICES.md](../THIRD-PARTY-NOTICES.md).',
    '',
    'A dependency comes in when a well-kept library does it better than code of ours would, in a license that claims nothing of',
    'the product (no GPL or AGPL linked in), at an exact version, from the npm registry, with nothing that sends data anywhere.',
    'What only builds and tests is no part of this. One that goes takes its reason along.',
    '',
    '| package | version | asked for by | license | MB | why |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

if (import.meta.main) {
  writeFileSync(
    path.join(ROOT, DEPENDENCIES),
    renderDependencies(productionDependencies(), notices(lockFile()), sizeOf),
  );
}
