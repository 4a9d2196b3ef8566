import { expect, it, vi } from 'vitest';
import { checkModel, readModel } from './models.ts';

it('reads the model files of this engine version', async () => {
  expect((await readModel('olderKeys')).byteLength).toBe(26_249);
  expect((await readModel('faceWeights')).byteLength).toBe(538_928);
});

it('rejects a different file with the same name', () => {
  expect(() => checkModel('blazeface.bin', new Uint8Array(8), 'dc9a')).toThrow(
    /blazeface\.bin is not the one this version grades with/,
  );
});

it('explains how to restore a missing model file', async () => {
  vi.doMock('node:fs/promises', () => ({ readFile: () => Promise.reject(new Error('ENOENT')) }));
  vi.resetModules();
  const { readModel: readAgain } = await import('./models.ts');
  await expect(readAgain('objectGraph')).rejects.toThrow(
    'The model file nanodet.json is missing; start with npm start, which fetches it.',
  );
  await expect(readAgain('olderKeys')).rejects.toThrow('install the packages again (npm ci)');
  vi.doUnmock('node:fs/promises');
});
