// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { forgetFiles, keepFile, keepVisitorsFile, readFile } from './draft-file.ts';

const MARA = 'mara@example.com';
const OTTO = 'otto@example.com';
const tea = () => new File(['tea'], 'tea.png', { type: 'image/png', lastModified: 7 });

const textOf = async (file: File | null): Promise<string | null> => (file ? file.text() : null);

beforeAll(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  return () => vi.unstubAllGlobals();
});
afterEach(async () => {
  await forgetFiles(MARA);
  await forgetFiles(OTTO);
  sessionStorage.clear();
});

describe('a file that is not graded yet', () => {
  it('comes back as it was, for whom it was kept', async () => {
    await readFile(MARA);
    void keepFile(MARA, new File(['first'], 'first.png'));
    void keepFile(MARA, tea());
    const file = await readFile(MARA);
    expect(file).toMatchObject({ name: 'tea.png', type: 'image/png', lastModified: 7 });
    expect(await textOf(file)).toBe('tea');
    expect(await readFile(OTTO)).toBeNull();
  });

  it('is gone when it is taken away', async () => {
    await readFile(MARA);
    await keepFile(MARA, tea());
    await keepFile(MARA, null);
    expect(await readFile(MARA)).toBeNull();
  });

  it('is gone with its owner, and what their closing page still keeps comes too late', async () => {
    await readFile(MARA);
    await keepFile(MARA, tea());
    const leaving = forgetFiles(MARA);
    void keepFile(MARA, tea());
    await leaving;
    await keepFile(MARA, tea());
    expect(await readFile(MARA)).toBeNull();
    await keepFile(MARA, tea());
    expect((await readFile(MARA))?.name).toBe('tea.png');
  });

  it('that cannot be read from the disk leaves none behind, nor the one before it', async () => {
    await readFile(MARA);
    await keepFile(MARA, tea());
    const unreadable = tea();
    unreadable.arrayBuffer = () => Promise.reject(new Error('NotReadableError'));
    await keepFile(MARA, unreadable);
    expect(await readFile(MARA)).toBeNull();
  });
});

describe('a file that was laid out without an account', () => {
  it('goes to anyone who signs in next in this window, once', async () => {
    await keepVisitorsFile(tea());
    expect((await readFile(OTTO))?.name).toBe('tea.png');
    expect(await readFile(MARA)).toBeNull();
    expect((await readFile(OTTO))?.name).toBe('tea.png');
  });

  it('goes to nobody in another window, and is not kept for them', async () => {
    await keepVisitorsFile(tea());
    sessionStorage.clear();
    expect(await readFile(MARA)).toBeNull();
    expect(await readFile(OTTO)).toBeNull();
  });

  it('is gone when somebody logs out here', async () => {
    await keepVisitorsFile(tea());
    await forgetFiles(OTTO);
    expect(await readFile(MARA)).toBeNull();
  });
});

describe('where nothing can be kept', () => {
  it('everything goes on as if nothing was there', async () => {
    vi.stubGlobal('indexedDB', undefined);
    Reflect.deleteProperty(globalThis, 'indexedDB');
    await keepFile(MARA, tea());
    await keepVisitorsFile(tea());
    expect(await readFile(MARA)).toBeNull();
    await forgetFiles(MARA);
    vi.stubGlobal('indexedDB', new IDBFactory());
  });
});
