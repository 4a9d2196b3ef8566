import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type Plugin, defineConfig } from 'vite';

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

/** Writes x.br and x.gz beside x, so that the server compresses nothing while it serves. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir }, bundle) {
    if (dir === undefined) return;
    const files = Object.keys(bundle).filter((name) => COMPRESSIBLE.test(name));
    await Promise.all(files.map((name) => compress(path.join(dir, name))));
  },
});

/**
 * A schema is a call, so a bundler keeps every one of them wherever a single text of the contract is used. Nothing
 * of the contract or the report acts on import, except the setting that must come before the first schema.
 */
const actsOnImport = (id: string): boolean => !/packages\/(?:contract|engine)\/src\/(?!zod-setup)/.test(id);

/** What every page needs and few releases change: one file, packed better together and kept by the browser. */
const FRAMEWORK = /node_modules\/(?:react|react-dom|scheduler|use-sync-external-store|@tanstack\/[\w-]+)\//;

/** What `src/prerender.tsx` runs in: Node, with everything packed in and the router as browsers have it. */
const PRERENDERING = {
  ssr: {
    noExternal: true as const,
    resolve: { conditions: ['development', 'module', 'import'] },
  },
  build: { target: 'node24', emptyOutDir: true, copyPublicDir: false },
};

const PAGES = {
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      treeshake: { moduleSideEffects: actsOnImport },
      output: { codeSplitting: { groups: [{ name: 'framework', test: FRAMEWORK }] } },
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), precompress()],
  server: { proxy: { '/_api': process.env['API_URL'] ?? 'http://localhost:3000' } },
  ...(isSsrBuild ? PRERENDERING : PAGES),
}));
