import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { wasmCorePath } from './wasm-core.ts';

export interface Decoder {
  /** Name and version as a report shows them. */
  readonly name: string;
  /** The program and its first arguments. */
  readonly command: readonly string[];
  /** True when its address space must not be limited: Node reserves far more than it uses, and limits itself. */
  readonly ownMemory: boolean;
}

/** FFmpeg 5.1, of 2022, by the version of its codecs, which is stated even by builds without a version number. */
const OLDEST_CODECS = [59, 37] as const;
const OLDEST = '5.1';

let found: Promise<Decoder> | null = null;

/**
 * Finds the machine's own FFmpeg, 5.1 or newer: `FFMPEG_PATH`, or else the first on the `PATH`. Without one, uses the
 * WebAssembly build from the npm packages, which is slower and lacks AV1.
 * @throws when FFMPEG_PATH names something else
 */
export function findDecoder(): Promise<Decoder> {
  found ??= locate(process.env).catch((error: unknown) => {
    found = null;
    throw error;
  });
  return found;
}

export async function locate(env: NodeJS.ProcessEnv): Promise<Decoder> {
  const named = env['FFMPEG_PATH'];
  if (named) {
    const decoder = await installed(named);
    if (decoder) return decoder;
    throw new Error(`FFMPEG_PATH (${named}) is no FFmpeg ${OLDEST} or newer that can be run.`);
  }
  for (const folder of (env['PATH'] ?? '').split(delimiter).filter(Boolean)) {
    const decoder = await installed(join(folder, 'ffmpeg'));
    if (decoder) return decoder;
  }
  return wasmDecoder();
}

async function installed(path: string): Promise<Decoder | null> {
  const said = await access(path, constants.X_OK)
    .then(() => promisify(execFile)(path, ['-hide_banner', '-version'], { timeout: 10_000 }))
    .catch(() => null);
  const version = said && readVersion(said.stdout);
  return version === null ? null : { name: `FFmpeg ${version}`, command: [path], ownMemory: false };
}

/** The version in the output of `ffmpeg -version`; null when it is too old or missing. */
export function readVersion(versionOutput: string): string | null {
  const version = /^ffmpeg version (?<name>\S+)/m.exec(versionOutput)?.groups?.['name'];
  const codecs = /^libavcodec\s+(?<major>\d+)\.\s*(?<minor>\d+)\./m.exec(versionOutput)?.groups;
  if (version === undefined || !codecs) return null;
  const [major, minor] = [Number(codecs['major']), Number(codecs['minor'])];
  const isOld = major < OLDEST_CODECS[0] || (major === OLDEST_CODECS[0] && minor < OLDEST_CODECS[1]);
  // Packagers add their own prefixes and suffixes: 5.1.9-0+deb12u1, n7.1.
  return isOld ? null : version.replace(/^n(?=\d)/, '').replace(/(?<=^\d[\d.]*)-.*/, '');
}

const PROGRAM = fileURLToPath(new URL('./wasm-decoder.ts', import.meta.url));

/** Runs in a Node process that can read only its own program, write nothing and start nothing. */
function wasmDecoder(): Decoder {
  const core = wasmCorePath();
  const readable = [dirname(PROGRAM), dirname(core)];
  return {
    name: 'FFmpeg 5.1.4 (WebAssembly)',
    command: [
      process.execPath,
      '--disable-warning=ExperimentalWarning',
      '--permission',
      ...readable.map((folder) => `--allow-fs-read=${folder}/*`),
      // Only a few of its 32 MB are used. Skipping validation and compilation of the rest halves its startup time.
      '--wasm-lazy-compilation',
      '--wasm-lazy-validation',
      PROGRAM,
      core,
    ],
    ownMemory: true,
  };
}
