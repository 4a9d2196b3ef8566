import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { noImportCycles } from './build/no-import-cycles.ts';
import { precompress } from './build/precompress.ts';
import { CHUNK_GROUPS, chunkFileName } from './build/chunk-groups.ts';

/**
 * Creating a schema is a function call, so a bundler keeps all schemas wherever one text of the contract is used. No
 * module of the contract or the report has side effects on import, except the zod setting that must run before the
 * first schema.
 */
const actsOnImport = (id: string): boolean => !/packages\/(?:contract|engine)\/src\/(?!zod-setup)/.test(id);

/** Build of `src/prerender.tsx` for Node, with all dependencies bundled and the router resolved as in browsers. */
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
    modulePreload: {
      // Every browser of this target supports modulepreload.
      polyfill: false,
      // The entry script lists what each page fetches. It imports the framework file itself, so that one need not be listed.
      resolveDependencies: (_: string, files: string[]) =>
        files.filter((file) => !file.includes('/framework-')),
    },
    rolldownOptions: {
      treeshake: { moduleSideEffects: actsOnImport },
      output: { codeSplitting: { groups: CHUNK_GROUPS }, chunkFileNames: chunkFileName },
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({ autoCodeSplitting: true }),
    react(),
    tailwindcss(),
    noImportCycles(),
    precompress(),
  ],
  server: { proxy: { '/_api': process.env['API_URL'] ?? 'http://localhost:3000' } },
  ...(isSsrBuild ? PRERENDERING : PAGES),
}));
