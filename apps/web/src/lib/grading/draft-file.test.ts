// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteFiles, saveDraftFile, saveVisitorFile, readFile } from './draft-file.ts';

const MARA = 'mara@example.com';
const OTTO = 'otto@example.com';
const tea = () => new File(['tea'], 'tea.png', { type: 'image/png', lastModified: 7 });

const textOf = async (file: File | null): Promise<string | null> => (file ? file.text() : null);

beforeAll(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  return () => vi.unstubAllGlobals();
});
afterEach(async () => {
  await deleteFiles(MARA);
  await deleteFiles(OTTO);
  sessionStorage.clear();
});

describe('a draft file', () => {
  it('is restored unchanged for its owner only', async () => {
    await readFile(MARA);
    void saveDraftFile(MARA, new File(['first'], 'first.png'));
    void saveDraftFile(MARA, tea());
    const file = await readFile(MARA);
    expect(file).toMatchObject({ name: 'tea.png', type: 'image/png', lastModified: 7 });
    expect(await textOf(file)).toBe('tea');
    expect(await readFile(OTTO)).toBeNull();
  });

  it('is gone once it is removed', async () => {
    await readFile(MARA);
    await saveDraftFile(MARA, tea());
    await saveDraftFile(MARA, null);
    expect(await readFile(MARA)).toBeNull();
  });

  it('is deleted with its owner’s data, ignoring a late save', async () => {
    await readFile(MARA);
    await saveDraftFile(MARA, tea());
    const leaving = deleteFiles(MARA);
    void saveDraftFile(MARA, tea());
    await leaving;
    await saveDraftFile(MARA, tea());
    expect(await readFile(MARA)).toBeNull();
    await saveDraftFile(MARA, tea());
    expect((await readFile(MARA))?.name).toBe('tea.png');
  });

  it('is not stored if it cannot be read from disk, which also clears the previous one', async () => {
    await readFile(MARA);
    await saveDraftFile(MARA, tea());
    const unreadable = tea();
    unreadable.arrayBuffer = () => Promise.reject(new Error('NotReadableError'));
    await saveDraftFile(MARA, unreadable);
    expect(await readFile(MARA)).toBeNull();
  });
});

describe('a file chosen without an account', () => {
  it('goes to the next user who signs in from the same tab, only once', async () => {
    await saveVisitorFile(tea());
    expect((await readFile(OTTO))?.name).toBe('tea.png');
    expect(await readFile(MARA)).toBeNull();
    expect((await readFile(OTTO))?.name).toBe('tea.png');
  });

  it('is not available in another tab', async () => {
    await saveVisitorFile(tea());
    sessionStorage.clear();
    expect(await readFile(MARA)).toBeNull();
    expect(await readFile(OTTO)).toBeNull();
  });

  it('is deleted on logout', async () => {
    await saveVisitorFile(tea());
    await deleteFiles(OTTO);
    expect(await readFile(MARA)).toBeNull();
  });
});

describe('without IndexedDB', () => {
  it('saving and reading do nothing and do not fail', async () => {
    vi.stubGlobal('indexedDB', undefined);
    Reflect.deleteProperty(globalThis, 'indexedDB');
    await saveDraftFile(MARA, tea());
    await saveVisitorFile(tea());
    expect(await readFile(MARA)).toBeNull();
    await deleteFiles(MARA);
    vi.stubGlobal('indexedDB', new IDBFactory());
  });
});
