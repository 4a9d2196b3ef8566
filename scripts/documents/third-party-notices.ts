// `npm run notices`: writes which packages the product is built on and their licenses, from the lock file.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../command.ts';

export const NOTICES = 'THIRD-PARTY-NOTICES.md';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

export interface Notice {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

const FOLDER = 'node_modules/';

/** The packages installed where the product runs, without those needed only to build and test it. */
export function notices(lock: unknown): Notice[] {
  const { packages } = lockSchema.parse(lock);
  const found = new Map<string, Notice>();
  for (const [at, { version, license = 'not stated', dev = false, link = false }] of Object.entries(
    packages,
  )) {
    if (dev || link || version === undefined || !at.includes(FOLDER)) continue;
    const name = at.slice(at.lastIndexOf(FOLDER) + FOLDER.length);
    found.set(`${name}@${version}`, { name, version, license });
  }
  return [...found.values()].toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** By code points, so that the order is the same on every machine. */
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

export function renderNotices(lock: unknown): string {
  const rows = notices(lock).map(
    ({ name, version, license }) =>
      `| [${name}](https://www.npmjs.com/package/${name}/v/${version}) | ${version} | ${license} |`,
  );
  return [
    '# Third-party notices',
    '',
    'What is installed where Adjudge runs, by `package-lock.json`; each package holds the text of its license. Models and data',
    'stand in [docs/models.md](docs/models.md). Written by `npm run notices`.',
    '',
    '| package | version | license |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

export const lockFile = (): unknown => JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));

if (import.meta.main) writeFileSync(path.join(ROOT, NOTICES), renderNotices(lockFile()));
