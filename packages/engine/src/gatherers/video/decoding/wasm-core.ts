import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What is used of FFmpeg built for WebAssembly (`@ffmpeg/core`), which brings no types. */
export interface WasmCore {
  /** Runs the program once. @returns its exit status */
  exec(...args: string[]): number;
  setLogger(logger: (line: { readonly message: string }) => void): void;
  readonly FS: WasmFiles;
}

/** Its files lie in its own memory: it reaches none of the machine's. */
export interface WasmFiles {
  mkdir(path: string): void;
  writeFile(path: string, bytes: Uint8Array): void;
  readFile(path: string): Uint8Array;
  unlink(path: string): void;
  makedev(major: number, minor: number): number;
  registerDevice(device: number, operations: WasmDevice): void;
  mkdev(path: string, mode: number, device: number): void;
  open(path: string, flags: string): { readonly fd: number };
}

export interface WasmDevice {
  open(stream: { seekable: boolean }): void;
  write(stream: unknown, memory: Uint8Array, from: number, length: number): number;
}

interface CoreOptions {
  /** Makes the program of what it imports and hands it to `done`. @returns nothing that is used */
  instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void): object;
}
type CreateCore = (options: CoreOptions) => Promise<WasmCore>;

const require = createRequire(import.meta.url);

/** Path of its module; the program itself lies beside it. */
export const wasmCorePath = (): string => require.resolve('@ffmpeg/core');

/** @param path of its module, from `wasmCorePath` in a process that may look for it */
export async function openWasmCore(path: string): Promise<WasmCore> {
  const create: CreateCore = require(path);
  const program = new WebAssembly.Module(readFileSync(join(dirname(path), 'ffmpeg-core.wasm')));
  // Made for browsers, it asks these two where it was loaded from, and never again.
  const pretended = { self: globalThis, location: { href: '' } };
  const own = Object.keys(pretended).filter((name) => !(name in globalThis));
  for (const name of own) Object.assign(globalThis, { [name]: Reflect.get(pretended, name) });
  try {
    // Handed the file, it would copy all 32 MB of it first: a quarter of its start.
    return await create({
      instantiateWasm: (imports, done) => {
        done(new WebAssembly.Instance(program, imports));
        return {};
      },
    });
  } finally {
    for (const name of own) Reflect.deleteProperty(globalThis, name);
  }
}
