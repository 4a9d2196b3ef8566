import { describe, expect, it } from 'vitest';
import { decode, type Steps } from './decode-steps.ts';
import type { RareLetter, RareLetters } from './letters.ts';

const CHARACTERS = ['', ...'abcdefghijklmnopqrstuvwxyz0123456789$@. '];

/** Steps whose best class is the letter named; '_' is the blank. */
const stepsOf = (line: string): Steps => {
  const classes = CHARACTERS.length;
  const data = new Float32Array(line.length * classes);
  for (const [step, letter] of [...line].entries()) {
    data[step * classes + Math.max(0, CHARACTERS.indexOf(letter))] = 0.9;
  }
  return { data, count: line.length, classes };
};

const seeing = (letters: Readonly<Record<number, string>>, certainty = 0.8): RareLetters => ({
  at: (_, offset): RareLetter | null => {
    const letter = letters[offset / CHARACTERS.length];
    return letter === undefined ? null : { letter, certainty };
  },
});

const read = (line: string, letters: Readonly<Record<number, string>> = {}, certainty = 0.8): string =>
  decode(stepsOf(line), CHARACTERS, seeing(letters, certainty)).text;

describe('a line of steps', () => {
  it('is read without its repeated and blank steps', () => {
    expect(read('_hh_e_l_lo__')).toBe('hello');
  });

  it.each([
    ['a pound read as f', '_f_8_9', { 1: '£' }, '£89'],
    ['a euro not read at all', '__4_9', { 1: '€' }, '€49'],
    ['a euro behind the figure', '4_9___', { 4: '€', 5: '€' }, '49€'],
    ['an accent left out', '_s_u_n_', { 3: 'ü' }, 'sün'],
  ])('holds %s', (_, line, letters, text) => {
    expect(read(line, letters)).toBe(text);
  });

  it.each([
    ['money without a figure', '_f_a_r', { 1: '£' }, 'far'],
    ['a dollar that is all but sure', '_$_9', { 1: '£' }, '$9'],
    ['an accent on another letter', '_s_x_n_', { 3: 'ü' }, 'sxn'],
    ['an opening sign inside a word', 'a_c_d', { 2: '©' }, 'acd'],
  ])('holds no %s', (_, line, letters, text) => {
    expect(read(line, letters)).toBe(text);
  });

  it('tells how sure each letter is, without the spaces', () => {
    const steps = stepsOf('_a f_');
    steps.data[3 * CHARACTERS.length + CHARACTERS.indexOf('f')] = 0.5;
    expect(decode(steps, CHARACTERS, seeing({})).sureness).toEqual([
      expect.closeTo(0.9),
      expect.closeTo(0.5),
    ]);
  });
});
