import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The part of FFmpeg for WebAssembly (`@ffmpeg/core`) that is used here; the package has no types. */
export interface WasmCore {
  /** Runs the program once. @returns its exit status */
  exec(...args: string[]): number;
  setLogger(logger: (line: { readonly message: string }) => void): void;
  readonly FS: WasmFiles;
}

/** Its files are in its own memory. It cannot access any of the machine's. */
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
  /** Instantiates the program with its imports and passes it to `done`. @returns nothing that is used */
  instantiateWasm(imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance) => void): object;
}
type CreateCore = (options: CoreOptions) => Promise<WasmCore>;

const require = createRequire(import.meta.url);

/** Path of its module. The program itself is next to it. */
export const wasmCorePath = (): string => require.resolve('@ffmpeg/core');

/** @param path of its module, from `wasmCorePath` in a process that may look it up */
export async function openWasmCore(path: string): Promise<WasmCore> {
  const create: CreateCore = require(path);
  const program = new WebAssembly.Module(readFileSync(join(dirname(path), 'ffmpeg-core.wasm')));
  // It is made for browsers and asks these two, only once, where it was loaded from.
  const pretended = { self: globalThis, location: { href: '' } };
  const own = Object.keys(pretended).filter((name) => !(name in globalThis));
  for (const name of own) Object.assign(globalThis, { [name]: Reflect.get(pretended, name) });
  try {
    // If given the file, it would first copy all 32 MB, which takes a quarter of its startup time.
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
