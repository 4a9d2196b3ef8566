import { describe, expect, it } from 'vitest';
import { mutated } from './mutations.ts';

const originals = ['a.png', 'b.gif'].map((name) => ({
  name,
  bytes: Buffer.from(Array.from({ length: 4000 }, (_, at) => at % 251)),
}));
const contents = (seed: number, many = 60): string[] =>
  mutated(originals, many, seed).map(({ bytes }) => Buffer.from(bytes).toString('base64'));

describe('mutated files', () => {
  it('are the same for the same seed and different for another', () => {
    expect(contents(7)).toEqual(contents(7));
    expect(contents(7)).not.toEqual(contents(8));
  });

  it('are damaged in many ways, without changing the originals', () => {
    const whole = Buffer.from(originals[0]!.bytes).toString('base64');
    const all = contents(3, 400);
    expect(all.filter((one) => one === whole).length).toBeLessThan(20);
    expect(new Set(all.map((one) => one.length)).size).toBeGreaterThan(100);
    expect(Buffer.from(originals[0]!.bytes).toString('base64')).toBe(whole);
    expect(mutated(originals, 3, 1).map(({ name }) => name)).toEqual(['0-a.png', '1-b.gif', '2-a.png']);
  });
});
