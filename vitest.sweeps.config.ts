import { defineConfig } from 'vitest/config';
import { BUILT, SWEEPS } from './vitest.config.ts';

export default defineConfig({
  test: {
    name: 'sweeps',
    include: [SWEEPS],
    exclude: BUILT,
    maxWorkers: 2,
    hookTimeout: 120_000,
    env: { WRITER_MODEL: '', READER_MODEL: '' },
    isolate: false,
  },
});
