import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  type S3Client,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import type { ByteRange } from './byte-range.ts';
import type { CreativeStore, StoredFile } from './creative-store.ts';
import { isStoreKey, ownerKeyOf } from './file-store.ts';
import type { S3Settings } from './s3-settings.ts';

/** Longest pause in a file that is read in full. One that is passed on to a caller may pause for as long as the caller does. */
const SILENCE_MILLISECONDS = 60_000;

/** For each of three attempts of a health check. */
const CHECK_MILLISECONDS = 5_000;

/** Objects in a bucket, under a prefix if the installation has one to itself. */
export class S3Store implements CreativeStore {
  readonly shared: boolean;
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor(client: S3Client, { bucket, prefix }: Pick<S3Settings, 'bucket' | 'prefix'>) {
    this.#client = client;
    this.#bucket = bucket;
    this.#prefix = prefix;
    this.shared = prefix === '';
  }

  async put(key: string, content: Readable | Uint8Array): Promise<void> {
    // S3 needs the length before the content. What is stored this way has at most 6 MB.
    const body = content instanceof Uint8Array ? content : await buffer(content);
    await this.#client.send(new PutObjectCommand({ ...this.#at(key), Body: body }));
  }

  async size(key: string): Promise<number | null> {
    const head = await this.#client.send(new HeadObjectCommand(this.#at(key))).catch(nullIfMissing);
    return head?.ContentLength ?? null;
  }

  async open(key: string, range?: ByteRange): Promise<Readable | null> {
    const wanted = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
    const response = await this.#client
      .send(new GetObjectCommand({ ...this.#at(key), ...wanted }))
      .catch(nullIfMissing);
    if (!response) return null;
    if (response.Body instanceof Readable) return response.Body;
    throw new Error('The store answered without content');
  }

  async read(key: string): Promise<Uint8Array> {
    const content = await this.open(key);
    if (!content) throw new Error('There is no such file');
    const silent = setTimeout(
      () => content.destroy(new Error('The store stopped in the middle of a file')),
      SILENCE_MILLISECONDS,
    );
    try {
      const pieces: Uint8Array[] = [];
      for await (const piece of content as AsyncIterable<Uint8Array>) {
        pieces.push(piece);
        silent.refresh();
      }
      return Buffer.concat(pieces);
    } finally {
      clearTimeout(silent);
    }
  }

  async move(from: string, to: string): Promise<void> {
    const source = `${this.#bucket}/${this.#at(from).Key}`;
    await this.#client.send(new CopyObjectCommand({ ...this.#at(to), CopySource: source }));
    await this.remove(from);
  }

  async remove(key: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#at(key)));
  }

  async removeWithParts(key: string): Promise<void> {
    for await (const page of this.#list(this.#at(key).Key)) {
      const own = page.filter((file) => ownerKeyOf(file.key) === key);
      for (const file of own) await this.remove(file.key);
    }
  }

  pages(): AsyncIterable<readonly StoredFile[]> {
    return this.#list(this.#prefix);
  }

  async keys(): Promise<string[]> {
    return (await Array.fromAsync(this.pages())).flat().map(({ key }) => key);
  }

  async check(): Promise<void> {
    await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }), {
      requestTimeout: CHECK_MILLISECONDS,
    });
  }

  async *#list(prefix: string): AsyncGenerator<readonly StoredFile[]> {
    const where = { Bucket: this.#bucket, Prefix: prefix };
    for await (const page of paginateListObjectsV2({ client: this.#client }, where)) {
      yield (page.Contents ?? []).flatMap(({ Key = '', LastModified }) => {
        const key = Key.slice(this.#prefix.length);
        return isStoreKey(key) && LastModified ? [{ key, changedAt: LastModified }] : [];
      });
    }
  }

  #at(key: string): { Bucket: string; Key: string } {
    if (!isStoreKey(key)) throw new Error('Not a key of the creative store');
    return { Bucket: this.#bucket, Key: this.#prefix + key };
  }
}

function nullIfMissing(error: unknown): null {
  if (error instanceof NoSuchKey || error instanceof NotFound) return null;
  throw error;
}
