import { randomUuid } from '../random-uuid.ts';
import { isNextVersionDraft, nextVersionDraft } from './draft-storage.ts';

/** A stored file. Its bytes are copied, so that it stays readable after the file on disk is gone. */
interface StoredFile {
  readonly name: string;
  readonly type: string;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
  readonly content: ArrayBuffer;
  /** Only for files chosen without an account: the session id of the window where that happened. */
  readonly session?: string;
}

const VISITOR = 'visitor';

type KeyValue = typeof import('idb-keyval');
type Store = ReturnType<KeyValue['createStore']>;
let opened: Promise<{ keyval: KeyValue; store: Store }> | null = null;

const open = () =>
  (opened ??= import('idb-keyval').then(
    (keyval) => ({ keyval, store: keyval.createStore('adjudge', 'files') }),
    (error: unknown) => {
      opened = null;
      throw error;
    },
  ));

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs tasks one after the other, so that the last write wins.
 * @returns null if this browser cannot store anything: full disk, private window, storage disabled
 */
function runQueued<Result>(
  work: (keyval: KeyValue, store: Store) => Promise<Result>,
): Promise<Result | null> {
  const turn = last.then(async () => {
    try {
      if (!('indexedDB' in globalThis)) return null;
      const { keyval, store } = await open();
      return await work(keyval, store);
    } catch {
      return null;
    }
  });
  last = turn;
  return turn;
}

/** Drafts whose owner left this browser. Their closing page may still try to store a file, which is then ignored. */
const closedDrafts = new Set<string>();

/** Stores a draft's current file in place of the previous one; null: there is none. */
export const saveDraftFile = (draft: string, file: File | null, session?: string): Promise<unknown> =>
  runQueued(async (keyval, store) => {
    if (closedDrafts.has(draft)) return;
    // Delete first: if the new file is too large to store, the previous one must not reappear.
    await keyval.del(draft, store);
    if (!file) return;
    const { name, type, lastModified } = file;
    const content = await file.arrayBuffer();
    const kept: StoredFile = { name, type, lastModified, content, ...(session !== undefined && { session }) };
    await keyval.set(draft, kept, store);
  });

/** A draft's stored file. For a new creative also one that its owner chose in this window before signing in. */
export async function readFile(draft: string): Promise<File | null> {
  closedDrafts.delete(draft);
  return runQueued(async (keyval, store) => {
    const visitors = isNextVersionDraft(draft) ? undefined : await keyval.get<unknown>(VISITOR, store);
    if (visitors !== undefined) await keyval.del(VISITOR, store);
    // A file chosen in another window may belong to someone else.
    if (isStoredFile(visitors) && visitors.session === windowSession()) {
      await keyval.set(draft, visitors, store);
    }
    return fileOf(await keyval.get<unknown>(draft, store));
  });
}

/** Deletes the files of an owner who logged out or deleted their account, including one chosen without an account. */
export function deleteFiles(owner: string): Promise<unknown> {
  const drafts = [owner, nextVersionDraft(owner)];
  for (const draft of drafts) closedDrafts.add(draft);
  return runQueued((keyval, store) => keyval.delMany([...drafts, VISITOR], store));
}

/** Stores a file chosen without an account, for the next user who signs in in this window. */
export const saveVisitorFile = async (file: File | null): Promise<unknown> =>
  saveDraftFile(VISITOR, file, windowSession());

const SESSION = 'window-session';

/** An id for this window that survives reloads and lasts until it is closed. */
function windowSession(): string {
  const known = sessionStorage.getItem(SESSION);
  if (known !== null) return known;
  const session = randomUuid();
  sessionStorage.setItem(SESSION, session);
  return session;
}

const isStoredFile = (kept: unknown): kept is StoredFile =>
  typeof kept === 'object' && kept !== null && 'content' in kept && 'name' in kept && 'type' in kept;

function fileOf(kept: unknown): File | null {
  if (!isStoredFile(kept)) return null;
  const { content, name, type, lastModified } = kept;
  return new File([content], name, { type, lastModified });
}
