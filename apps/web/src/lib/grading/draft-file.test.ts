// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { forgetFiles, saveDraftFile, saveVisitorFile, readFile } from './draft-file.ts';

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
    void saveDraftFile(MARA, new File(['first'], 'first.png'));
    void saveDraftFile(MARA, tea());
    const file = await readFile(MARA);
    expect(file).toMatchObject({ name: 'tea.png', type: 'image/png', lastModified: 7 });
    expect(await textOf(file)).toBe('tea');
    expect(await readFile(OTTO)).toBeNull();
  });

  it('is gone when it is taken away', async () => {
    await readFile(MARA);
    await saveDraftFile(MARA, tea());
    await saveDraftFile(MARA, null);
    expect(await readFile(MARA)).toBeNull();
  });

  it('is gone with its owner, and what their closing page still keeps comes too late', async () => {
    await readFile(MARA);
    await saveDraftFile(MARA, tea());
    const leaving = forgetFiles(MARA);
    void saveDraftFile(MARA, tea());
    await leaving;
    await saveDraftFile(MARA, tea());
    expect(await readFile(MARA)).toBeNull();
    await saveDraftFile(MARA, tea());
    expect((await readFile(MARA))?.name).toBe('tea.png');
  });

  it('that cannot be read from the disk leaves none behind, nor the one before it', async () => {
    await readFile(MARA);
    await saveDraftFile(MARA, tea());
    const unreadable = tea();
    unreadable.arrayBuffer = () => Promise.reject(new Error('NotReadableError'));
    await saveDraftFile(MARA, unreadable);
    expect(await readFile(MARA)).toBeNull();
  });
});

describe('a file that was laid out without an account', () => {
  it('goes to anyone who signs in next in this window, once', async () => {
    await saveVisitorFile(tea());
    expect((await readFile(OTTO))?.name).toBe('tea.png');
    expect(await readFile(MARA)).toBeNull();
    expect((await readFile(OTTO))?.name).toBe('tea.png');
  });

  it('goes to nobody in another window, and is not kept for them', async () => {
    await saveVisitorFile(tea());
    sessionStorage.clear();
    expect(await readFile(MARA)).toBeNull();
    expect(await readFile(OTTO)).toBeNull();
  });

  it('is gone when somebody logs out here', async () => {
    await saveVisitorFile(tea());
    await forgetFiles(OTTO);
    expect(await readFile(MARA)).toBeNull();
  });
});

describe('where nothing can be kept', () => {
  it('everything goes on as if nothing was there', async () => {
    vi.stubGlobal('indexedDB', undefined);
    Reflect.deleteProperty(globalThis, 'indexedDB');
    await saveDraftFile(MARA, tea());
    await saveVisitorFile(tea());
    expect(await readFile(MARA)).toBeNull();
    await forgetFiles(MARA);
    vi.stubGlobal('indexedDB', new IDBFactory());
  });
});
