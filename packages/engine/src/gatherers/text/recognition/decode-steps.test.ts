import { describe, expect, it } from 'vitest';
import { decode, type Steps } from './decode-steps.ts';

const CHARACTERS = ['', ...'abcdefghijklmnopqrstuvwxyz0123456789$@. '];

/** Steps whose best class is the given letter; '_' is the blank. */
const stepsOf = (line: string): Steps => {
  const classes = CHARACTERS.length;
  const data = new Float32Array(line.length * classes);
  for (const [step, letter] of [...line].entries()) {
    data[step * classes + Math.max(0, CHARACTERS.indexOf(letter))] = 0.9;
  }
  return { data, count: line.length, classes };
};

const read = (line: string): string => decode(stepsOf(line), CHARACTERS).text;

describe('decoding network output', () => {
  it('skips repeated and blank steps', () => {
    expect(read('_hh_e_l_lo__')).toBe('hello');
  });

  it('returns the confidence of each letter without spaces', () => {
    const steps = stepsOf('_a f_');
    steps.data[3 * CHARACTERS.length + CHARACTERS.indexOf('f')] = 0.5;
    expect(decode(steps, CHARACTERS).sureness).toEqual([expect.closeTo(0.9), expect.closeTo(0.5)]);
  });
});
