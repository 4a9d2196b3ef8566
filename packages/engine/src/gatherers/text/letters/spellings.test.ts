import { expect, it } from 'vitest';
import { textLine } from '../../../testing/index.ts';
import { correctSpellings } from './spellings.ts';

const read = (text: string, confidence: number, readRightly: number) =>
  textLine({ text, confidence, readRightly });
const SURELY = [0.99, 0.96] as const;
const UNSURELY = [0.92, 0.54] as const;

it.each([
  ['a misread name as another line says it', 'Bixcles', 'New from Bixles.', 'Bixles'],
  ['its own capitals', 'BIXCLES', 'New from Bixles.', 'BIXLES'],
  ['spaces that were lost with a letter', 'HEARTINSTTTUTE', 'The Prairie Heart Institute', 'HEART INSTITUTE'],
  ['several words at once', 'Jron Parizh', 'Iron Parish Gym, Rotherham', 'Iron Parish'],
  ['a word of the dictionary as it is', 'Billing', 'A new building', 'Billing'],
  ['a name that is a word with an ending', 'Kitchenry', 'Your kitchen in a day', 'Kitchenry'],
  ['a little word before a name', 'to Bixcles', 'New from Bixles', 'to Bixles'],
  ['a name that is no other', 'MAREN', 'Open from March', 'MAREN'],
  ['an address', 'bixcles.example', 'New from Bixles', 'bixcles.example'],
])('spells %s', (_, unsure, sure, spelled) => {
  const [line] = correctSpellings([read(unsure, ...UNSURELY), read(sure, ...SURELY)]);
  expect(line!.text).toBe(spelled);
});

it('takes no spelling from a line that is read no more surely, unless two say the same', () => {
  const doubtful = read('New from Bixles', 0.9, 0.6);
  const first = (more: readonly ReturnType<typeof read>[]) =>
    correctSpellings([read('Bixcles', ...UNSURELY), ...more])[0]!.text;
  expect(first([doubtful])).toBe('Bixcles');
  expect(first([doubtful, read('Bixles', 0.9, 0.6)])).toBe('Bixles');
});

it('leaves a slip that the network read surely to its writer, and judges anew what it put right', () => {
  const sure = read('Teeth whitening', ...SURELY);
  expect(correctSpellings([read('WHITNING', 0.983, 0.77), sure])[0]!.text).toBe('WHITNING');
  const [line] = correctSpellings([read('WHITNING', 0.92, 0.6), sure]);
  expect(line!.text).toBe('WHITENING');
  expect(line!.readRightly).toBeGreaterThan(0.6);
});

it('leaves words of another language alone', () => {
  const german = [read('Jetzt bestellte Ware', ...UNSURELY), read('Einfach Ware bestellten', ...SURELY)];
  expect(correctSpellings(german)[0]!.text).toBe('Jetzt bestellte Ware');
  const inLanguage = (language: string) => {
    const told = { ...read('Bixcles', ...UNSURELY), language };
    return correctSpellings([told, read('New from Bixles', ...SURELY)])[0]!.text;
  };
  expect(inLanguage('de')).toBe('Bixcles');
  expect(inLanguage('en')).toBe('Bixles');
});
