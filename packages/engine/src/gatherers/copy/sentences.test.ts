import { describe, expect, it } from 'vitest';
import { openingOf, sentencesOf } from './sentences.ts';

const split = (text: string) => sentencesOf(text).map((sentence) => sentence.text);

describe('sentences', () => {
  it.each([
    ['marks', 'It is warm. Is it? Yes!', ['It is warm.', 'Is it?', 'Yes!']],
    ['lines', 'One\nTwo\n\nThree', ['One', 'Two', 'Three']],
    ['marks of East Asia', '夏です。安い！買う', ['夏です。', '安い！', '買う']],
    ['no abbreviation', 'Ask Dr. Hale at 4.5 p.m. today.', ['Ask Dr. Hale at 4.5 p.m. today.']],
    [
      'no firm',
      'By Topline Roofing L.L.C. and Sons Co. of Ohio.',
      ['By Topline Roofing L.L.C. and Sons Co. of Ohio.'],
    ],
    ['no point in a figure', 'It costs 4.50 today', ['It costs 4.50 today']],
    ['no mark at all', 'shop the sale', ['shop the sale']],
    ['a run of marks once', 'Wow!!! Now', ['Wow!!!', 'Now']],
  ])('end at %s', (_, text, expected) => {
    expect(split(text)).toEqual(expected);
  });

  it('open with the first line that has a word', () => {
    const text = '✨✨\nWarm all night. And dry.';
    expect(openingOf(text, sentencesOf(text)).text).toBe('Warm all night.');
  });
});
