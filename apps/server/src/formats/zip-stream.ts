import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file in an archive, opened only when its turn comes. */
export interface ZipEntry {
  readonly name: string;
  /** null: the file is gone, so the entry is skipped. */
  open(): Promise<AsyncIterable<Uint8Array> | null>;
  readonly compress: boolean;
}

export const textEntry = (name: string, read: () => Promise<string | null>): ZipEntry => ({
  name,
  compress: true,
  async open() {
    const content = await read();
    return content === null ? null : Readable.from([Buffer.from(content)]);
  },
});

/** For content that compression would not shrink. */
export const fileEntry = (name: string, read: () => Promise<Uint8Array | null>): ZipEntry => ({
  name,
  compress: false,
  async open() {
    const content = await read();
    return content && Readable.from([content]);
  },
});

export const jsonEntry = (name: string, read: () => Promise<object | null>): ZipEntry =>
  textEntry(name, async () => {
    const content = await read();
    return content && `${JSON.stringify(content, null, 2)}\n`;
  });

/** Creates the ZIP archive while it is being read. */
export async function* zipStream(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let fault: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) fault = error;
    else ready.push(chunk);
  });
  for (const { name, compress, open } of entries) {
    const content = await open();
    if (!content) continue;
    const file = compress ? new ZipDeflate(name) : new ZipPassThrough(name);
    zip.add(file);
    for await (const chunk of content) {
      file.push(chunk);
      yield* ready.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* ready.splice(0);
    if (fault) throw fault;
  }
  zip.end();
  yield* ready.splice(0);
}
