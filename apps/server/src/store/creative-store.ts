import type { Readable } from 'node:stream';
import type { ByteRange } from './byte-range.ts';

/** A file in the store as a listing shows it. */
export interface StoredFile {
  readonly key: string;
  readonly changedAt: Date;
}

/** Where uploaded files and their thumbnails are kept. Keys come from `newKey` and `newUploadKey`, never from a person. */
export interface CreativeStore {
  /** Whether another installation may keep files in it too: then one that no row names is not ours to remove. */
  readonly shared: boolean;
  /** Keeps all of the stream or nothing. */
  put(key: string, content: Readable | Uint8Array): Promise<void>;
  /** Bytes of a file; null when there is no such file. */
  size(key: string): Promise<number | null>;
  /** All of a file, or a part that lies inside it; null when there is no such file. */
  open(key: string, range?: ByteRange): Promise<Readable | null>;
  /** @throws when there is no such file */
  read(key: string): Promise<Uint8Array>;
  /** @throws when there is no such file */
  move(from: string, to: string): Promise<void>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** The file and all that was made of it. */
  removeWithParts(key: string): Promise<void>;
  /** All files, some hundreds at a time: a store may hold millions. */
  pages(): AsyncIterable<readonly StoredFile[]>;
  keys(): Promise<string[]>;
  /** @throws when nothing can be written */
  check(): Promise<void>;
}
