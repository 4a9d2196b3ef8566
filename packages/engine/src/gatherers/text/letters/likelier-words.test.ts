import { describe, expect, it } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { withLikelierWords } from './likelier-words.ts';

loadWords();

/** @param at which letter the network doubted @param letter what it all but read there, and how surely */
const read = (text: string, at: number, letter: string, certainty = 0.3): string =>
  withLikelierWords({ text, confidence: 0.9, doubts: [{ at, letter, certainty, ofRead: 0.6 }] }).text;

describe('a word of no dictionary', () => {
  it.each([
    ['within', 'The hour affer rain', 11, 't', 'The hour after rain'],
    ['in capitals', 'Clip the COURON', 12, 'p', 'Clip the COUPON'],
    ['at the beginning', 'Tocal honey', 0, 'L', 'Local honey'],
    ['before a possessive', 'Sunmer’s here', 2, 'm', 'Summer’s here'],
  ])('gives way to one that differs by a doubted letter: %s', (_, text, at, letter, right) => {
    expect(read(text, at, letter)).toBe(right);
  });

  it('stays where the network did not doubt it: that is a slip of the writer', () => {
    expect(withLikelierWords({ text: 'GUARENTEED', confidence: 0.9 }).text).toBe('GUARENTEED');
  });

  it('takes the likelier of two', () => {
    const doubts = [
      { at: 1, letter: 'a', certainty: 0.02, ofRead: 0.6 },
      { at: 1, letter: 'i', certainty: 0.35, ofRead: 0.6 },
    ];
    expect(withLikelierWords({ text: 'mqnutes', confidence: 0.9, doubts })).toEqual({
      text: 'minutes',
      confidence: 0.9,
    });
  });

  it.each([
    ['likely that another letter is misread, too', 'Suts end', 2, 'n', 0.01],
    ['a name that is known', 'Drive a Volvo', 12, 'a', 0.3],
    ['an address', 'www.affer.com', 6, 't', 0.3],
    ['a short word', 'Thc end', 2, 'e', 0.3],
    ['a word of the dictionary', 'Peel here', 3, 'k', 0.3],
  ])('stays where it is %s', (_, text, at, letter, certainty) => {
    expect(read(text, at, letter, certainty)).toBe(text);
  });
});
