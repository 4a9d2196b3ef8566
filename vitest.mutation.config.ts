import { defineConfig } from 'vitest/config';
import { EXCLUDED_FOLDERS, NATIVE, NO_MODEL, SERVER_SETUP, SWEEPS } from './vitest.config.ts';

/** The tests of one area of `scripts/mutation`. Stryker runs those that reach a mutant. */
export default defineConfig({
  test: {
    include: JSON.parse(process.env['MUTATION_TESTS'] ?? '[]') as string[],
    exclude: [...EXCLUDED_FOLDERS, SWEEPS],
    setupFiles: SERVER_SETUP,
    testTimeout: 60_000,
    hookTimeout: 240_000,
    env: NO_MODEL,
    isolate: false,
    experimental: NATIVE,
  },
});
