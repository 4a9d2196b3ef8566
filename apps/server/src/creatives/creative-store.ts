import type { Readable } from 'node:stream';

/** Where uploaded files and their thumbnails are kept. Keys come from `newKey`, never from a person. */
export interface CreativeStore {
  /** Keeps all of the stream or nothing. */
  put(key: string, content: Readable | Uint8Array): Promise<void>;
  /** null when there is no such file. */
  open(key: string): Promise<{ stream: Readable; bytes: number } | null>;
  /** @throws when there is no such file */
  read(key: string): Promise<Uint8Array>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** The file and all that was made of it. */
  removeWithParts(key: string): Promise<void>;
  keys(): Promise<string[]>;
  /** @throws when nothing can be written */
  check(): Promise<void>;
}
