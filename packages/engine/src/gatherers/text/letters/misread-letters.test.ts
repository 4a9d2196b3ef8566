import { describe, expect, it } from 'vitest';
import { loadWords } from '../../words/index.ts';
import { correctMisreadLetters } from './misread-letters.ts';

loadWords();

describe('misread letters', () => {
  it.each([
    ['a narrow letter at the start', 'Your court ¿s waiting', 'Your court is waiting'],
    ['part of a longer word', 'View ¡obs near you', 'View jobs near you'],
    ['a zero in a word', 'Come t0 us or log 0n', 'Come to us or log on'],
    ['a zero that splits a word', 'CALL T0 DAY', 'CALL TODAY'],
    ['zeros at both ends', '0FF T0', 'OFF TO'],
    ['an o in a number', 'Up to 10o% in 2o26', 'Up to 100% in 2026'],
    ['a zero at the end of a word in a code', 'code HELL010', 'code HELLO10'],
    ['two in a row', 'Rated 1oo% pure', 'Rated 100% pure'],
  ])('are corrected: %s', (_, read, right) => {
    expect(correctMisreadLetters([read, 'All the words that we have'])).toEqual([
      right,
      'All the words that we have',
    ]);
  });

  it.each([
    ['S49', 'regularly $95', '$49'],
    ['Adults S9.50, under-12s free', 'only $4 for members', 'Adults $9.50, under-12s free'],
    ['Tickets from f14', 'was £20', 'Tickets from £14'],
    ['S9.50 a plate', 'only $4 for members', '$9.50 a plate'],
    ['The new Galaxy S24', 'from $799', 'The new Galaxy S24'],
    ['Exit E4, ages 5 &6', 'only £4', 'Exit E4, ages 5 &6'],
    ['only S4', 'from $5 or £4', 'only S4'],
  ])('are corrected to currency symbols where prices are likely: %s next to %s', (read, beside, right) => {
    expect(correctMisreadLetters([read, beside, 'All the words that we have'])[0]).toBe(right);
  });

  it.each([
    ['an o in a formula, code, or address', 'Get H2O2 with SAVE2O25 at www.a1o1.com'],
    ['a zero in a code after a word', 'Use SAVE010 or SPRING05'],
    ['a zero in a code', 'Ask for room B0X7 at 100 kg'],
    ['Spanish', '¿Quieres saber más? ¡Llama ahora!'],
  ])('leave %s unchanged', (_, line) => {
    expect(correctMisreadLetters([line])).toEqual([line]);
  });
});
