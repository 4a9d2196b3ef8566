// @vitest-environment jsdom
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  forgetDraft,
  forgetPerson,
  keepFile,
  keepVisitorsFile,
  keepWords,
  readDraft,
} from './draft-store.ts';

const MARA = 'mara@example.com';
const OTTO = 'otto@example.com';
const NOTHING = { file: null, words: null };
const tea = () => new File(['tea'], 'tea.png', { type: 'image/png', lastModified: 7 });

const textOf = async (file: File | null): Promise<string | null> => (file ? file.text() : null);

beforeAll(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  return () => vi.unstubAllGlobals();
});
afterEach(async () => {
  await forgetPerson(MARA);
  await forgetPerson(OTTO);
  sessionStorage.clear();
});

describe('a draft', () => {
  it('comes back as it was, for whom it was kept', async () => {
    await readDraft(MARA);
    void keepFile(MARA, tea());
    void keepWords(MARA, { copy: 'first' });
    void keepWords(MARA, { copy: 'then' });
    const { file, words } = await readDraft(MARA);
    expect(words).toEqual({ copy: 'then' });
    expect(file).toMatchObject({ name: 'tea.png', type: 'image/png', lastModified: 7 });
    expect(await textOf(file)).toBe('tea');
    expect(await readDraft(OTTO)).toEqual(NOTHING);
  });

  it('loses its file, or all of it, when that is taken away', async () => {
    await readDraft(MARA);
    await keepFile(MARA, tea());
    await keepWords(MARA, 'copy');
    await keepFile(MARA, null);
    expect(await readDraft(MARA)).toEqual({ file: null, words: 'copy' });
    await forgetDraft(MARA);
    expect(await readDraft(MARA)).toEqual(NOTHING);
  });

  it('is gone with its owner, and what their closing page still writes comes too late', async () => {
    await readDraft(MARA);
    await keepFile(MARA, tea());
    const leaving = forgetPerson(MARA);
    void keepWords(MARA, 'late');
    await leaving;
    await keepFile(MARA, tea());
    expect(await readDraft(MARA)).toEqual(NOTHING);
    await keepWords(MARA, 'signed in again');
    expect((await readDraft(MARA)).words).toBe('signed in again');
  });

  it('that cannot be read from the disk leaves none behind, nor the one before it', async () => {
    await readDraft(MARA);
    await keepFile(MARA, tea());
    const unreadable = tea();
    unreadable.arrayBuffer = () => Promise.reject(new Error('NotReadableError'));
    await keepFile(MARA, unreadable);
    expect(await readDraft(MARA)).toEqual(NOTHING);
  });
});

describe('a file that was laid out without an account', () => {
  it('goes to whoever signs in next in this window, once', async () => {
    await keepVisitorsFile(tea());
    expect((await readDraft(OTTO)).file?.name).toBe('tea.png');
    expect(await readDraft(MARA)).toEqual(NOTHING);
    expect((await readDraft(OTTO)).file?.name).toBe('tea.png');
  });

  it('goes to nobody in another window, and is not kept for them', async () => {
    await keepVisitorsFile(tea());
    sessionStorage.clear();
    expect(await readDraft(MARA)).toEqual(NOTHING);
    expect(await readDraft(OTTO)).toEqual(NOTHING);
  });

  it('is gone when somebody logs out here', async () => {
    await keepVisitorsFile(tea());
    await forgetPerson(OTTO);
    expect(await readDraft(MARA)).toEqual(NOTHING);
  });
});

describe('where nothing can be kept', () => {
  it('everything goes on as if nothing was there', async () => {
    vi.stubGlobal('indexedDB', undefined);
    Reflect.deleteProperty(globalThis, 'indexedDB');
    await keepFile(MARA, tea());
    await keepWords(MARA, 'copy');
    await keepVisitorsFile(tea());
    expect(await readDraft(MARA)).toEqual(NOTHING);
    await forgetPerson(MARA);
    vi.stubGlobal('indexedDB', new IDBFactory());
  });
});
