import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptWhere } from './engine-state.ts';
import { kept, keptInFile } from './kept.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'adjudge-kept-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const measured = { pixels: Uint8Array.of(1, 2, 3), absent: undefined, of: new Map([['a', 0.1]]) };

it('what was measured is read again as it was', async () => {
  const make = vi.fn<() => Promise<object>>(async () => measured);
  const state = path.join(folder, 'state');
  await keptInFile(state, 'one', make);
  const again = await keptInFile(state, 'one', make);
  expect(make).toHaveBeenCalledTimes(1);
  expect(again).toStrictEqual(measured);
  await keptInFile(state, 'other', make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('of another state of the engine it is measured anew, and what was kept of the last one goes', async () => {
  const make = vi.fn<() => Promise<number>>(async () => 1);
  await keptInFile(path.join(folder, 'old'), 'one', make);
  await keptInFile(path.join(folder, 'new'), 'one', make);
  expect(make).toHaveBeenCalledTimes(2);
  expect(readdirSync(folder)).toEqual(['new']);
});

it('what failed in part, or altogether, is not kept', async () => {
  const state = path.join(folder, 'state');
  await keptInFile(
    state,
    'one',
    async () => 'half',
    () => false,
  );
  expect(await keptInFile(state, 'one', async () => 'whole')).toBe('whole');
  await expect(keptInFile(state, 'two', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(readdirSync(state)).toEqual(['one']);
});

it('the machine that checks every commit keeps nothing', async () => {
  expect(keptWhere({ CI: 'true' })).toBeNull();
  expect(keptWhere({})).toMatch(/measured\W[0-9a-f]{16}$/);
  const make = vi.fn<() => Promise<number>>(async () => 1);
  await keptInFile(null, 'one', make);
  await keptInFile(null, 'one', make);
  expect(make).toHaveBeenCalledTimes(2);
});

it('what is asked twice is measured once, however its numbers are held, and anything else anew', async () => {
  vi.stubEnv('CI', 'true');
  const make = vi.fn<() => Promise<number>>(async () => 1);
  const pixels = Uint8Array.of(1, 2);
  // V8 holds this number once as an integer and once as a double.
  await kept('asked twice', { pixels, at: 1 }, make);
  await kept('asked twice', { pixels, at: Float64Array.of(1)[0] }, make);
  expect(make).toHaveBeenCalledTimes(1);
  const others = [{ at: 2 }, { at: '2' }, [2], { at: undefined }, {}, { at: null }, { at: 1 }, { pixels }];
  for (const asked of [...others, { pixels: Uint8Array.of(1, 3), at: 1 }])
    await kept('asked twice', asked, make);
  expect(make).toHaveBeenCalledTimes(1 + others.length + 1);
});
