import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { noCircles } from './build/no-circles.ts';
import { precompress } from './build/precompress.ts';
import { SCRIPTS, scriptName } from './build/scripts.ts';

/**
 * A schema is a call, so a bundler keeps every one of them wherever a single text of the contract is used. Nothing
 * of the contract or the report acts on import, except the setting that must come before the first schema.
 */
const actsOnImport = (id: string): boolean => !/packages\/(?:contract|engine)\/src\/(?!zod-setup)/.test(id);

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
    modulePreload: {
      // Every browser of this target fetches ahead by itself.
      polyfill: false,
      // The first script lists what each page is to fetch: the file that it has itself been waiting for need not stand there.
      resolveDependencies: (_: string, files: string[]) =>
        files.filter((file) => !file.includes('/framework-')),
    },
    rolldownOptions: {
      treeshake: { moduleSideEffects: actsOnImport },
      output: { codeSplitting: { groups: SCRIPTS }, chunkFileNames: scriptName },
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [tanstackRouter({ autoCodeSplitting: true }), react(), tailwindcss(), noCircles(), precompress()],
  server: { proxy: { '/_api': process.env['API_URL'] ?? 'http://localhost:3000' } },
  ...(isSsrBuild ? PRERENDERING : PAGES),
}));
