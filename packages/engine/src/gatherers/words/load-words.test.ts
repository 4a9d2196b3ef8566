import { expect, it, vi } from 'vitest';

async function milliseconds(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

it('makes the first word lookups fast after loading', async () => {
  // Fresh modules, because another test in this process may have loaded the lists already.
  vi.resetModules();
  const { frequencyOf, isInDictionary, lexicon, loadWords } = await import('./index.ts');
  const loading = await milliseconds(loadWords);
  const looking = await milliseconds(() => [
    lexicon().count('tea'),
    frequencyOf('tea'),
    isInDictionary('teaish'),
  ]);
  expect(isInDictionary('teaish')).toBe(false);
  expect(looking).toBeLessThan(loading / 10);
});
