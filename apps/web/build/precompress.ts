import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|txt)$/;
const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

async function compress(file: string): Promise<void> {
  const plain = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
  await Promise.all([
    toBrotli(plain, quality).then((bytes) => writeFile(`${file}.br`, bytes)),
    toGzip(plain, { level: 9 }).then((bytes) => writeFile(`${file}.gz`, bytes)),
  ]);
}

/** Writes x.br and x.gz next to x, so that the server does not compress while serving. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir }, bundle) {
    if (dir === undefined) return;
    const files = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name));
    await Promise.all(files.map((name) => compress(path.join(dir, name))));
  },
});
