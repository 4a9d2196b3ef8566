import { openWasmCore, wasmCorePath, type WasmCore } from '../../gatherers/video/decoding/wasm-core.ts';

let core: Promise<WasmCore> | null = null;

/**
 * Runs FFmpeg as an encoder, always the one that comes with the packages: the same drawing is the same file everywhere.
 * @param args all but the name of the file to be written, which comes last
 * @param inputs files that they name
 * @throws when it fails, with its words
 */
export async function encodeVideo(
  args: readonly string[],
  output: string,
  inputs: Readonly<Record<string, Uint8Array>> = {},
): Promise<Uint8Array> {
  core ??= openWasmCore(wasmCorePath());
  try {
    return encodeOn(await core, args, output, inputs);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'RuntimeError') throw error;
    // A core that ran many times in one process may run out of its own memory, and is of no use after that.
    core = openWasmCore(wasmCorePath());
    return encodeOn(await core, args, output, inputs);
  }
}

function encodeOn(
  { FS, exec, setLogger }: WasmCore,
  args: readonly string[],
  output: string,
  inputs: Readonly<Record<string, Uint8Array>>,
): Uint8Array {
  const said: string[] = [];
  setLogger(({ message }) => said.push(message));
  for (const [name, bytes] of Object.entries(inputs)) FS.writeFile(name, bytes);
  try {
    const status = exec('-hide_banner', '-nostats', '-loglevel', 'error', ...args, output);
    if (status !== 0) throw new Error(`The encoder failed: ${said.join('\n')}`);
    const written = FS.readFile(output);
    FS.unlink(output);
    return written;
  } finally {
    for (const name of Object.keys(inputs)) FS.unlink(name);
  }
}
