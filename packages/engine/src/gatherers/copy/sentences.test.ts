import { describe, expect, it } from 'vitest';
import { openingOf, sentencesOf } from './sentences.ts';

const split = (text: string) => sentencesOf(text).map((sentence) => sentence.text);

describe('sentence splitting', () => {
  it.each([
    ['punctuation', 'It is warm. Is it? Yes!', ['It is warm.', 'Is it?', 'Yes!']],
    ['line breaks', 'One\nTwo\n\nThree', ['One', 'Two', 'Three']],
    ['East Asian punctuation', '夏です。安い！買う', ['夏です。', '安い！', '買う']],
    ['no abbreviation', 'Ask Dr. Hale at 4.5 p.m. today.', ['Ask Dr. Hale at 4.5 p.m. today.']],
    [
      'no company suffix',
      'By Topline Roofing L.L.C. and Sons Co. of Ohio.',
      ['By Topline Roofing L.L.C. and Sons Co. of Ohio.'],
    ],
    [
      'no number of a list',
      '1. Pick a box. 2. Cook it.\n3. Eat.',
      ['1. Pick a box.', '2. Cook it.', '3. Eat.'],
    ],
    ['no rupees', 'Only Rs. 1,499 today', ['Only Rs. 1,499 today']],
    ['no unit inside a sentence', 'It is 20 min. from the beach.', ['It is 20 min. from the beach.']],
    ['a unit that ends one', 'A pipe of 3 in. Call us.', ['A pipe of 3 in.', 'Call us.']],
    ['no decimal point', 'It costs 4.50 today', ['It costs 4.50 today']],
    ['the end of text without punctuation', 'shop the sale', ['shop the sale']],
    ['a run of punctuation marks once', 'Wow!!! Now', ['Wow!!!', 'Now']],
  ])('ends sentences at %s', (_, text, expected) => {
    expect(split(text)).toEqual(expected);
  });

  it('opens with the first line that contains a word', () => {
    const text = '✨✨\nWarm all night. And dry.';
    expect(openingOf(text, sentencesOf(text)).text).toBe('Warm all night.');
  });
});
