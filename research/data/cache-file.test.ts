import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pictureStore } from './cache-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'adjudge-store-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a store of what was measured of pictures', () => {
  const measuring = (size: number) => vi.fn<() => Promise<{ readonly size: number }>>(async () => ({ size }));

  it('measures a picture once', async () => {
    const warning = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await pictureStore(folder, 'code')('ads/a.png', bytesOf('a'), measuring(1));
    const again = measuring(2);
    expect(await pictureStore(folder, 'code')('ads/a.png', bytesOf('a'), again)).toEqual({ size: 1 });
    expect(again).not.toHaveBeenCalled();
    expect(warning).not.toHaveBeenCalled();
  });

  it('measures a picture again if another was drawn under the same name', async () => {
    const store = pictureStore(folder, 'code');
    await store('a.png', bytesOf('a'), measuring(1));
    expect(await store('a.png', bytesOf('another'), measuring(2))).toEqual({ size: 2 });
  });

  it.each([
    ['other code', { stamp: { code: 'old' }, size: 1 }],
    ['code that left no stamp', { size: 1 }],
  ])('says once that something was measured by %s, and uses it', async (_, kept) => {
    const warning = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    for (const name of ['a', 'b']) writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(kept));
    const store = pictureStore(folder, 'code');
    for (const name of ['a', 'b']) expect(await store(name, bytesOf('a'), measuring(2))).toEqual({ size: 1 });
    expect(warning.mock.calls).toEqual([[expect.stringContaining(`Delete ${folder} if`)]]);
  });
});
