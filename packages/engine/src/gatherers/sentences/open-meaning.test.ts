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

it('goes without its network where that was never fetched', async () => {
  await expect(opened(({ ModelMissing }) => new ModelMissing('gone'))).resolves.toBeNull();
});

it('does not go on with other weights than those that were measured', async () => {
  await expect(opened(() => new Error('another file'))).rejects.toThrow('another file');
});
