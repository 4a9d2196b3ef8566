import { openWasmCore, wasmCorePath, type WasmCore } from '../../gatherers/video/decoding/wasm-core.ts';

let core: Promise<WasmCore> | null = null;

/**
 * Encodes with the FFmpeg from npm, so that the same drawing gives the same file on every machine.
 * @param args all arguments but the output file, which is added last
 * @param inputs contents of the files that `args` names
 * @throws when FFmpeg fails, with its messages
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
    // After many runs in one process, a core may run out of its own memory and is unusable from then on.
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
