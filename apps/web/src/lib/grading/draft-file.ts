/** A file as it is kept: its bytes and what the browser told of it. Bytes stay readable when the file on disk is gone. */
interface KeptFile {
  readonly name: string;
  readonly type: string;
  /** Milliseconds since 1970. */
  readonly lastModified: number;
  readonly content: ArrayBuffer;
  /** Of a file that was laid out without an account: the session of the window that it was laid out in. */
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
 * Works one after the other, so that what was written last is what stays.
 * @returns null where this browser keeps nothing: a full disk, a private window, storage that is turned off
 */
function inTurn<Result>(work: (keyval: KeyValue, store: Store) => Promise<Result>): Promise<Result | null> {
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

/** Who left this browser: what their page would still keep while it closes comes too late. */
const left = new Set<string>();

/** Keeps the file that lies on somebody's table in the place of the one before; null: none lies there. */
export const keepFile = (owner: string, file: File | null, session?: string): Promise<unknown> =>
  inTurn(async (keyval, store) => {
    if (left.has(owner)) return;
    // Were this one too large to be kept, the one before must not come back in its place.
    await keyval.del(owner, store);
    if (!file) return;
    const { name, type, lastModified } = file;
    const content = await file.arrayBuffer();
    const kept: KeptFile = { name, type, lastModified, content, ...(session !== undefined && { session }) };
    await keyval.set(owner, kept, store);
  });

/** The file that is kept of this person, or that they laid out in this window before they signed in. */
export async function readFile(owner: string): Promise<File | null> {
  left.delete(owner);
  return inTurn(async (keyval, store) => {
    const visitors = await keyval.get<unknown>(VISITOR, store);
    if (visitors !== undefined) await keyval.del(VISITOR, store);
    // Laid out in another window, it may be somebody else's.
    if (isKeptFile(visitors) && visitors.session === windowSession()) {
      await keyval.set(owner, visitors, store);
    }
    return fileOf(await keyval.get<unknown>(owner, store));
  });
}

/** Somebody logged out or is no more: what they laid out, with an account or before they had one. */
export function forgetFiles(owner: string): Promise<unknown> {
  left.add(owner);
  return inTurn((keyval, store) => keyval.delMany([owner, VISITOR], store));
}

/** Keeps a file that somebody without an account wants graded, for anyone who signs in next in this window. */
export const keepVisitorsFile = async (file: File | null): Promise<unknown> =>
  keepFile(VISITOR, file, windowSession());

const SESSION = 'window-session';

/** A name of this window that lasts until it is closed, reloads included. */
function windowSession(): string {
  const known = sessionStorage.getItem(SESSION);
  if (known !== null) return known;
  const session = crypto.randomUUID();
  sessionStorage.setItem(SESSION, session);
  return session;
}

const isKeptFile = (kept: unknown): kept is KeptFile =>
  typeof kept === 'object' && kept !== null && 'content' in kept && 'name' in kept && 'type' in kept;

function fileOf(kept: unknown): File | null {
  if (!isKeptFile(kept)) return null;
  const { content, name, type, lastModified } = kept;
  return new File([content], name, { type, lastModified });
}
