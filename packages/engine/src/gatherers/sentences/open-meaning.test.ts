import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('../tools/models.ts');
  vi.resetModules();
});

async function opened(error: (models: typeof import('../tools/models.ts')) => Error): Promise<unknown> {
  vi.resetModules();
  const models = await import('../tools/models.ts');
  const readModel = async (): Promise<never> => {
    throw error(models);
  };
  vi.doMock('../tools/models.ts', () => ({ ...models, readModel }));
  const { openMeaning } = await import('./index.ts');
  return openMeaning();
}

it('returns null when the network was not downloaded', async () => {
  await expect(opened(({ ModelMissing }) => new ModelMissing('gone'))).resolves.toBeNull();
});

it('rejects altered weights', async () => {
  await expect(opened(() => new Error('another file'))).rejects.toThrow('another file');
});
