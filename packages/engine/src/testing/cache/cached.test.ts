import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheFolder } from './engine-state.ts';
import { cached, cachedInFile } from './cached.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'adjudge-kept-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const measured = { pixels: Uint8Array.of(1, 2, 3), absent: undefined, of: new Map([['a', 0.1]]) };

it('cached measurements are read back unchanged', async () => {
  const make = vi.fn<() => Promise<object>>(async () => measured);
  const state = path.join(folder, 'state');
  await cachedInFile(state, 'one', make);
  const again = await cachedInFile(state, 'one', make);
  expect(make).toHaveBeenCalledTimes(1);
  expect(again).toStrictEqual(measured);
  await cachedInFile(state, 'other', make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('a different engine state is measured again, and the old cache is removed', async () => {
  const make = vi.fn<() => Promise<number>>(async () => 1);
  await cachedInFile(path.join(folder, 'old'), 'one', make);
  await cachedInFile(path.join(folder, 'new'), 'one', make);
  expect(make).toHaveBeenCalledTimes(2);
  expect(readdirSync(folder)).toEqual(['new']);
});

it('partial and failed results are not cached', async () => {
  const state = path.join(folder, 'state');
  await cachedInFile(
    state,
    'one',
    async () => 'half',
    () => false,
  );
  expect(await cachedInFile(state, 'one', async () => 'whole')).toBe('whole');
  await expect(cachedInFile(state, 'two', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readdirSync(state)).toEqual(['one']);
});

it('nothing is cached in CI', async () => {
  expect(cacheFolder({ CI: 'true' })).toBeNull();
  expect(cacheFolder({})).toMatch(/measured\W[0-9a-f]{16}$/);
  const make = vi.fn<() => Promise<number>>(async () => 1);
  await cachedInFile(null, 'one', make);
  await cachedInFile(null, 'one', make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('equal inputs are measured once, however numbers are stored, and different ones again', async () => {
  vi.stubEnv('CI', 'true');
  const make = vi.fn<() => Promise<number>>(async () => 1);
  const pixels = Uint8Array.of(1, 2);
  // V8 holds this number once as an integer and once as a double.
  await cached('asked twice', { pixels, at: 1 }, make);
  await cached('asked twice', { pixels, at: Float64Array.of(1)[0] }, make);
  expect(make).toHaveBeenCalledTimes(1);
  const others = [{ at: 2 }, { at: '2' }, [2], { at: undefined }, {}, { at: null }, { at: 1 }, { pixels }];
  for (const asked of [...others, { pixels: Uint8Array.of(1, 3), at: 1 }])
    await cached('asked twice', asked, make);
  expect(make).toHaveBeenCalledTimes(1 + others.length + 1);
});
