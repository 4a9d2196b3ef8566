import { expect, it } from 'vitest';
import { readSafetensors } from './safetensors.ts';

const fileOf = (header: object, values: readonly number[]): Buffer => {
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(text.length));
  return Buffer.concat([length, text, Buffer.from(Float16Array.from(values).buffer)]);
};

const { names, read } = readSafetensors(
  fileOf(
    {
      __metadata__: { format: 'pt' },
      first: { dtype: 'F16', shape: [1], data_offsets: [0, 2] },
      rest: { dtype: 'F16', shape: [2, 1], data_offsets: [2, 6] },
      whole: { dtype: 'I64', shape: [1], data_offsets: [6, 14] },
    },
    [1.5, -0.25, 3],
  ),
);

it('reads each tensor after the header', () => {
  expect(names).toContain('first');
  expect(read('rest')).toEqual({ shape: [2, 1], values: Float16Array.of(-0.25, 3) });
});

it.each(['whole', 'missing', '__metadata__'])('rejects %s, which is not stored in 16 bits', (name) => {
  expect(() => read(name)).toThrow(`The weights hold no ${name} in 16 bits.`);
});
