import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { describe, expect, it } from 'vitest';

const WEB = path.resolve(import.meta.dirname, '../apps/web');

describe('route tree', () => {
  it('matches the route files: building the web app updates it', async () => {
    const copy = mkdtempSync(path.join(tmpdir(), 'routes-'));
    const { routesDirectory, generatedRouteTree } = getConfig({}, WEB);
    for (const source of [routesDirectory, path.join(WEB, 'tsr.config.json')])
      cpSync(source, path.join(copy, path.relative(WEB, source)), { recursive: true });
    const config = getConfig({ tmpDir: path.join(copy, 'drafts') }, copy);
    await new Generator({ config, root: copy }).run();
    const made = readFileSync(config.generatedRouteTree, 'utf8');
    rmSync(copy, { recursive: true });
    expect(made).toContain('./routes/__root.tsx');
    expect(readFileSync(generatedRouteTree, 'utf8')).toBe(made);
  });
});
