import { access, chmod, constants } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const require = createRequire(import.meta.url);

let found: Promise<string> | null = null;

/**
 * Path of ffmpeg: `FFMPEG_PATH`, else the first on the `PATH`, else the one that comes with the npm package. It is only
 * ever run as a process of its own.
 * @throws when none of them can be run
 */
export function decoderPath(): Promise<string> {
  found ??= locate().catch((error: unknown) => {
    found = null;
    throw error;
  });
  return found;
}

async function locate(): Promise<string> {
  const named = process.env['FFMPEG_PATH'];
  if (named) {
    await access(named, constants.X_OK);
    return named;
  }
  for (const folder of (process.env['PATH'] ?? '').split(delimiter).filter(Boolean)) {
    const candidate = join(folder, 'ffmpeg');
    if (await canRun(candidate)) return candidate;
  }
  const packaged: { path: string } = require('@ffmpeg-installer/ffmpeg');
  // Where install scripts are switched off nobody has made it executable.
  if (!(await canRun(packaged.path))) await chmod(packaged.path, 0o755);
  return packaged.path;
}

const canRun = (path: string): Promise<boolean> =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
