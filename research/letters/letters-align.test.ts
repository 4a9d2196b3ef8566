import { describe, expect, it } from 'vitest';
import { lettersAtSteps } from './letters-align.ts';
import { fitLetters, rowsOf } from './letters-regression.ts';

const CLASSES = ['', 'a', 'b', 'u'];
const classOf = new Map(CLASSES.map((letter, index) => [letter, index]));

/** Steps of which each names its likeliest letter. */
const stepsOf = (...letters: string[]) => ({
  count: letters.length,
  classes: CLASSES.length,
  data: Float32Array.from(
    letters.flatMap((letter) => CLASSES.map((each) => (each === letter ? 0.94 : 0.02))),
  ),
});

describe('the letters at the steps of a line', () => {
  it('follow the text, with blanks between', () => {
    expect(lettersAtSteps('ab', stepsOf('', 'a', '', 'b', ''), classOf, null)).toEqual([
      '',
      'a',
      '',
      'b',
      '',
    ]);
  });

  it('find an accented letter by the letter under it, and an unknown sign between its neighbours', () => {
    expect(lettersAtSteps('aü', stepsOf('a', '', 'u', 'u'), classOf, null)).toEqual(['a', '', 'ü', 'ü']);
    expect(lettersAtSteps('a€b', stepsOf('a', 'u', 'b'), classOf, null)).toEqual(['a', '€', 'b']);
  });

  it('are unknown where the line has fewer steps than letters', () => {
    expect(lettersAtSteps('abab', stepsOf('a', 'b'), classOf, null)).toBeNull();
  });
});

it('the regression tells apart what can be told apart, and gives the same fit twice', () => {
  const samples = Array.from({ length: 300 }, (_, at) => ({
    features: Float64Array.of(at % 3 === 0 ? 2 : -1, at % 3 === 1 ? 2 : -1),
    label: at % 3,
  }));
  const fitted = fitLetters(samples, 3, 1e-5);
  for (const { features, label } of samples.slice(0, 3)) {
    const shares = rowsOf(fitted, features);
    expect(shares.indexOf(Math.max(...shares))).toBe(label);
  }
  expect(fitLetters(samples, 3, 1e-5)).toEqual(fitted);
});
