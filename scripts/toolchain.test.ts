import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** A checkout whose one workspace needs one package to be built. The package is in the checkout, so npm asks no registry. */
const CHECKOUT: Readonly<Record<string, object>> = {
  'package.json': { name: 'checkout', private: true, workspaces: ['apps/*'] },
  'apps/web/package.json': { version: '1.0.0', devDependencies: { bundler: 'file:../../bundler' } },
  'bundler/package.json': { name: 'bundler', version: '1.0.0' },
  'package-lock.json': {
    name: 'checkout',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'checkout', workspaces: ['apps/*'] },
      'apps/web': { version: '1.0.0', devDependencies: { bundler: 'file:../../bundler' } },
      'node_modules/bundler': { resolved: 'bundler', link: true },
      'node_modules/web': { resolved: 'apps/web', link: true },
      bundler: { version: '1.0.0', dev: true },
    },
  },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'adjudge-toolchain-'));
  for (const [file, content] of Object.entries(CHECKOUT)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), JSON.stringify(content));
  }
  mkdirSync(path.join(folder, 'scripts'));
  copyFileSync(path.join(import.meta.dirname, 'toolchain.mjs'), path.join(folder, 'scripts/toolchain.mjs'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('ensurePackages', () => {
  it.each(['development', 'production'])(
    'installs what builds the web app when NODE_ENV is %s',
    (NODE_ENV) => {
      const script = `import { ensurePackages } from './scripts/toolchain.mjs'; ensurePackages(process.execPath);`;
      execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
        cwd: folder,
        env: { ...process.env, NODE_ENV },
        stdio: 'pipe',
      });
      expect(existsSync(path.join(folder, 'node_modules', 'bundler', 'package.json'))).toBe(true);
    },
  );
});
