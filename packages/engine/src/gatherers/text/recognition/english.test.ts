import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../../tools/ort.ts');
  vi.resetModules();
});

async function opened(error: (models: typeof import('../../tools/models.ts')) => Error): Promise<unknown> {
  vi.resetModules();
  const models = await import('../../tools/models.ts');
  const openNetwork = async (): Promise<never> => {
    throw error(models);
  };
  vi.doMock('../../tools/ort.ts', () => ({ openNetwork }));
  const { openEnglish } = await import('./english.ts');
  return openEnglish();
}

it('the English recognizer is skipped when its model was not downloaded', async () => {
  await expect(opened(({ ModelMissing }) => new ModelMissing('gone'))).resolves.toBeNull();
});

it('the English recognizer rejects an altered model', async () => {
  await expect(opened(() => new Error('another file'))).rejects.toThrow('another file');
});
