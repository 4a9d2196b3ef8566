import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';

/** A file as listed by the store. */
export interface StoredFile {
  readonly key: string;
  readonly changedAt: Date;
}

/** Stores uploaded files and their thumbnails. Keys come from `newKey` and `newUploadKey`, never from user input. */
export interface CreativeStore {
  /** Whether another installation may store files here too. If so, a file without a row is not ours to remove. */
  readonly shared: boolean;
  /** Stores the whole stream or nothing. */
  put(key: string, content: Readable | Uint8Array): Promise<void>;
  /** Size in bytes; null when there is no such file. */
  size(key: string): Promise<number | null>;
  /** A whole file, or a range within it; null when there is no such file. */
  open(key: string, range?: ByteRange): Promise<Readable | null>;
  /** @throws when there is no such file */
  read(key: string): Promise<Uint8Array>;
  /** @throws when there is no such file */
  move(from: string, to: string): Promise<void>;
  /** Removing a file that does not exist is not an error. */
  remove(key: string): Promise<void>;
  /** Removes the file and everything that was made from it. */
  removeWithParts(key: string): Promise<void>;
  /** All files, a few hundred at a time, because a store may hold millions. */
  pages(): AsyncIterable<readonly StoredFile[]>;
  keys(): Promise<string[]>;
  /** Health check. @throws when the store is not available */
  check(): Promise<void>;
}
