import { readFileSync, writeSync } from 'node:fs';
import { openWasmCore, type WasmCore } from './wasm-core.ts';

/**
 * FFmpeg as WebAssembly, run like the program `ffmpeg`: `node wasm-decoder.ts PATH_OF_CORE ARGUMENTS`. Standard input
 * becomes its file /dev/fd/0, and its pipes are those of this process. A bug in one of its decoders can damage only its own
 * memory.
 */
const [path = '', ...args] = process.argv.slice(2);

/** Maximum memory in bytes, and bytes per page. 60 s of 1080p decode in about 300 MB. */
const MOST = 1024 * 1024 * 1024;
const PAGE = 65_536;
/** Any number that none of its own devices has. */
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

/** Beyond the limit the program runs out of memory, as any other would. */
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
