import { describe, expect, it } from 'vitest';
import { loadWords } from '../words/index.ts';
import { withLettersRead } from './misread-letters.ts';

loadWords();

describe('misread letters', () => {
  it.each([
    ['a narrow letter at the beginning', 'Your court ¿s waiting', 'Your court is waiting'],
    ['one of a longer word', 'View ¡obs near you', 'View jobs near you'],
    ['a letter within', 'The hour afier rain', 'The hour after rain'],
    ['capitals', 'AVALLABLE ALL SUMMER', 'AVAILABLE ALL SUMMER'],
    ['a capital at the beginning', 'Finst lesson free', 'First lesson free'],
  ])('are put right: %s', (_, read, right) => {
    expect(withLettersRead([read, 'All the words that we have'])).toEqual([
      right,
      'All the words that we have',
    ]);
  });

  it.each([
    ['a slip of the writer', 'We recieve your orders'],
    ['a name', 'Drive a Volvo this week'],
    ['an address', 'Visit www.afier.com today'],
    ['a word by itself', 'Finst'],
    ['Spanish', '¿Quieres saber más? ¡Llama ahora!'],
  ])('leave %s', (_, line) => {
    expect(withLettersRead([line])).toEqual([line]);
  });
});
