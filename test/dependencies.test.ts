import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  DEPENDENCIES,
  productionDependencies,
  reasonFor,
  renderDependencies,
  coversPackage,
} from '../scripts/documents/dependencies.ts';
import { REASONS } from '../scripts/documents/dependencies/reasons.ts';
import { lockFile, notices } from '../scripts/documents/third-party-notices.ts';

const all = productionDependencies();

describe('a production dependency', () => {
  it('has a reason', () => {
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter(({ name }) => reasonFor(name) === null).map(({ name }) => name)).toEqual([]);
    expect(reasonFor('left-pad')).toBeNull();
    expect(reasonFor('@fastify/cookie')).toContain('cookies');
  });

  it('has an exact version', () => {
    expect(all.filter(({ version }) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('is still used if a reason is listed for it', () => {
    const idle = Object.keys(REASONS).filter((key) => !all.some(({ name }) => coversPackage(key, name)));
    expect(idle).toEqual([]);
  });

  it('is listed as in package.json and the lock file: npm run dependency-table', () => {
    const page = readFileSync(path.resolve(import.meta.dirname, '..', DEPENDENCIES), 'utf8');
    // The sizes depend on the machine that the page was written on.
    const unsized = page.replaceAll(/\| \d+\.\d \| (?=[^|]+\|$)/gm, '|  | ');
    expect(unsized).toBe(renderDependencies(all, notices(lockFile()), () => null));
    expect(page.match(/\| \d+\.\d \|/g)?.length).toBeGreaterThan(50);
  });
});
