import { defineConfig } from 'vitest/config';
import { EXCLUDED_FOLDERS, NATIVE, NO_MODEL, SWEEPS } from './vitest.config.ts';

export default defineConfig({
  test: {
    name: 'sweeps',
    include: [SWEEPS],
    exclude: EXCLUDED_FOLDERS,
    maxWorkers: 2,
    hookTimeout: 120_000,
    env: NO_MODEL,
    isolate: false,
    experimental: NATIVE,
  },
});
