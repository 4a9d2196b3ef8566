import { expect, it } from 'vitest';
import { textLine } from '../../../testing/index.ts';
import { correctSpellings } from './spellings.ts';

const read = (text: string, confidence: number, readRightly: number) =>
  textLine({ text, confidence, readRightly });
const SURELY = [0.99, 0.96] as const;
const UNSURELY = [0.92, 0.54] as const;

it.each([
  ['a misread name that another line confirms', 'Bixcles', 'New from Bixles.', 'Bixles'],
  ['in the line’s own capitals', 'BIXCLES', 'New from Bixles.', 'BIXLES'],
  [
    'missing spaces along with a missing letter',
    'HEARTINSTTTUTE',
    'The Prairie Heart Institute',
    'HEART INSTITUTE',
  ],
  ['several words at once', 'Jron Parizh', 'Iron Parish Gym, Rotherham', 'Iron Parish'],
  ['a dictionary word is kept', 'Billing', 'A new building', 'Billing'],
  ['a name made of a word and an ending is kept', 'Kitchenry', 'Your kitchen in a day', 'Kitchenry'],
  ['a short word before a name is kept', 'to Bixcles', 'New from Bixles', 'to Bixles'],
  ['a different name is kept', 'MAREN', 'Open from March', 'MAREN'],
  ['a web address is kept', 'bixcles.example', 'New from Bixles', 'bixcles.example'],
])('corrects spelling: %s', (_, unsure, sure, spelled) => {
  const [line] = correctSpellings([read(unsure, ...UNSURELY), read(sure, ...SURELY)]);
  expect(line!.text).toBe(spelled);
});

it('uses an equally uncertain spelling only if two lines agree on it', () => {
  const doubtful = read('New from Bixles', 0.9, 0.6);
  const first = (more: readonly ReturnType<typeof read>[]) =>
    correctSpellings([read('Bixcles', ...UNSURELY), ...more])[0]!.text;
  expect(first([doubtful])).toBe('Bixcles');
  expect(first([doubtful, read('Bixles', 0.9, 0.6)])).toBe('Bixles');
});

it('keeps a confidently read typo, and rescores a corrected line', () => {
  const sure = read('Teeth whitening', ...SURELY);
  expect(correctSpellings([read('WHITNING', 0.983, 0.77), sure])[0]!.text).toBe('WHITNING');
  const [line] = correctSpellings([read('WHITNING', 0.92, 0.6), sure]);
  expect(line!.text).toBe('WHITENING');
  expect(line!.readRightly).toBeGreaterThan(0.6);
});

it('leaves other languages unchanged', () => {
  const german = [read('Jetzt bestellte Ware', ...UNSURELY), read('Einfach Ware bestellten', ...SURELY)];
  expect(correctSpellings(german)[0]!.text).toBe('Jetzt bestellte Ware');
  const inLanguage = (language: string) => {
    const told = { ...read('Bixcles', ...UNSURELY), language };
    return correctSpellings([told, read('New from Bixles', ...SURELY)])[0]!.text;
  };
  expect(inLanguage('de')).toBe('Bixcles');
  expect(inLanguage('en')).toBe('Bixles');
});
