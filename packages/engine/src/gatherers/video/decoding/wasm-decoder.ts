import { readFileSync, writeSync } from 'node:fs';
import { openWasmCore, type WasmCore } from './wasm-core.ts';

/**
 * FFmpeg as WebAssembly, run as the program `ffmpeg` is run: `node wasm-decoder.ts PATH_OF_CORE ARGUMENTS`. What comes in
 * by standard input is its file /dev/fd/0, and its pipes are those of this process. A fault in one of its decoders can
 * damage its own memory and nothing else.
 */
const [path = '', ...args] = process.argv.slice(2);

/** Bytes that its memory may grow to, in pages: 60 s of 1080p decode in some 300 MB. */
const MOST = 1024 * 1024 * 1024;
const PAGE = 65_536;
/** Any number that no device of its own has. */
const MAJOR = 70;
const FIRST_PIPE = 3;

limitMemory();
const core = await openWasmCore(path);
core.setLogger(({ message }) => writeAll(2, Buffer.from(`${message}\n`)));
core.FS.mkdir('/dev/fd');
core.FS.writeFile('/dev/fd/0', readFileSync(0));
const pipes = args.filter((arg) => arg.startsWith('pipe:')).length;
for (let pipe = 0; pipe < pipes; pipe += 1) openPipe(core, FIRST_PIPE + pipe);
process.exitCode = core.exec(...args);

/** Past it the program finds no memory, as any other would. */
function limitMemory(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called on the memory it was called on
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function growWithin(pages) {
    if (this.buffer.byteLength + PAGE * pages > MOST)
      throw new RangeError('The decoder wants too much memory.');
    return grow.call(this, pages);
  };
}

function openPipe({ FS }: WasmCore, fd: number): void {
  const device = FS.makedev(MAJOR, fd);
  FS.registerDevice(device, {
    open: (stream) => {
      stream.seekable = false;
    },
    write: (_stream, memory, from, length) => {
      writeAll(fd, memory.subarray(from, from + length));
      return length;
    },
  });
  FS.mkdev(`/dev/pipe${fd}`, 0o600, device);
  const opened = FS.open(`/dev/pipe${fd}`, 'w').fd;
  if (opened !== fd) throw new Error(`Pipe ${fd} became ${opened}.`);
}

function writeAll(fd: number, bytes: Uint8Array): void {
  for (let from = 0; from < bytes.length;) from += writeSync(fd, bytes, from);
}
