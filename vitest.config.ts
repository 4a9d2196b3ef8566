import { defineConfig } from 'vitest/config';

/** They load modules anew, or put another in the place of one that the other files have loaded already: a process of their own, and Vite's runner. */
export const REPLACING = [
  'packages/engine/src/gatherers/sentences/open-meaning.test.ts',
  'packages/engine/src/gatherers/text/recognition/{english,general}.test.ts',
  'packages/engine/src/gatherers/tools/models.test.ts',
  'packages/engine/src/gatherers/words/load-words.test.ts',
  'packages/engine/test/lost-reader.test.ts',
  'packages/engine/test/missing-network.test.ts',
];
export const BUILT = ['**/node_modules/**', '**/dist/**'];
/** More of what a test beside them shows already: `npm run test:long`. */
export const SWEEPS = '**/*.sweep.test.ts';
/** No test asks a real language model, whatever is set where it runs. */
export const NO_MODEL = { WRITER_MODEL: '', READER_MODEL: '' };
const QUIET = ['apps/web/src/testing/setup.ts'];
export const SERVER_SETUP = [...QUIET, 'apps/server/src/testing/quick-passwords.ts'];

/**
 * Node loads the sources as they are, as it does in production; Vite would transform each of them for each project first. Without
 * loader hooks `vi.mock` throws and `vi.resetModules` does nothing: such files belong to `REPLACING`.
 */
export const NATIVE = { viteModuleRunner: false, nodeLoader: false };

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
    // A shared machine stalls now and then, and much here is told by the clock. What is broken fails twice.
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
          exclude: [...BUILT, ...REPLACING, SWEEPS],
          // The same modules would be loaded again for each file; they keep no state.
          isolate: false,
          experimental: NATIVE,
        },
      },
      { extends: true, test: { name: 'engine, replaced in part', include: REPLACING } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: BUILT,
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
          exclude: BUILT,
          setupFiles: QUIET,
          // What a file leaves in the page, the setup of the next one takes away.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'command line',
          include: ['apps/cli/**/*.test.ts'],
          exclude: BUILT,
          setupFiles: QUIET,
          // The models load once for all of them; the first commands wait for that, on a machine that may be busy.
          testTimeout: 120_000,
          isolate: false,
          experimental: NATIVE,
        },
      },
    ],
  },
});
