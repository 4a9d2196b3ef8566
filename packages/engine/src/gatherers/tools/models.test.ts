import { expect, it } from 'vitest';
import { checkModel, readModel } from './models.ts';

it('reads the files that the engine was measured with', async () => {
  expect((await readModel('textKeys')).byteLength).toBe(26_249);
  expect((await readModel('faceWeights')).byteLength).toBe(538_928);
});

it('refuses another file of the same name', () => {
  expect(() => checkModel('blazeface.bin', new Uint8Array(8), 'dc9a')).toThrow(
    /blazeface\.bin is not the one this version grades with/,
  );
});
