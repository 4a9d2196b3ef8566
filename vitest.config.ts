import { defineConfig } from 'vitest/config';

/**
 * These tests reload modules, or replace ones that other files have already loaded. They need their own process and
 * Vite's runner.
 */
export const ISOLATED_TESTS = [
  'packages/engine/src/gatherers/sentences/open-meaning.test.ts',
  'packages/engine/src/gatherers/text/recognition/{english,general}.test.ts',
  'packages/engine/src/gatherers/tools/models.test.ts',
  'packages/engine/src/gatherers/words/load-words.test.ts',
  'packages/engine/test/lost-reader.test.ts',
  'packages/engine/test/missing-network.test.ts',
];
export const EXCLUDED_FOLDERS = ['**/node_modules/**', '**/dist/**'];
/** Further cases of what the test next to each already covers: `npm run test:long`. */
export const SWEEPS = '**/*.sweep.test.ts';
/** No test may call a real language model, whatever the environment says. */
export const NO_MODEL = { WRITER_MODEL: '', READER_MODEL: '' };
const QUIET = ['apps/web/src/testing/setup.ts'];
export const SERVER_SETUP = [...QUIET, 'apps/server/src/testing/quick-passwords.ts'];

/**
 * Node loads the sources as they are, as in production. Vite would first transform each of them for each project. Without
 * loader hooks, `vi.mock` throws and `vi.resetModules` does nothing, so files that use them belong in `ISOLATED_TESTS`.
 */
export const NATIVE = { viteModuleRunner: false, nodeLoader: false };

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
    // A shared machine stalls now and then, and many tests depend on timing. A real bug fails twice.
    retry: process.env['CI'] === 'true' ? 1 : 0,
    env: NO_MODEL,
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: [
            'packages/**/*.test.ts',
            'test/**/*.test.ts',
            'scripts/**/*.test.ts',
            'research/**/*.test.ts',
          ],
          exclude: [...EXCLUDED_FOLDERS, ...ISOLATED_TESTS, SWEEPS],
          // Isolation would load the same modules again for each file. They keep no state.
          isolate: false,
          experimental: NATIVE,
        },
      },
      { extends: true, test: { name: 'engine, replaced in part', include: ISOLATED_TESTS } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: EXCLUDED_FOLDERS,
          setupFiles: SERVER_SETUP,
          isolate: false,
          experimental: NATIVE,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['apps/web/**/*.test.{ts,tsx}'],
          exclude: EXCLUDED_FOLDERS,
          setupFiles: QUIET,
          // The setup of each file removes what the previous one left in the page.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'command line',
          include: ['apps/cli/**/*.test.ts'],
          exclude: EXCLUDED_FOLDERS,
          setupFiles: QUIET,
          // The models load once for all files. The first commands wait for that, possibly on a busy machine.
          testTimeout: 120_000,
          isolate: false,
          experimental: NATIVE,
        },
      },
    ],
  },
});
