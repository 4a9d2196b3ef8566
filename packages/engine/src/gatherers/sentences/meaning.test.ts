import { expect, it } from 'vitest';
import { generalityOfMeaning } from '../../computed/text/headline-generality.ts';
import { nameMeaning } from '../../elements/names/name-meaning.ts';
import { textLine } from '../../testing/index.ts';
import { openMeaning, textMeaning } from './index.ts';

const meaningOf = (await openMeaning())!;
const alike = (one: string, other: string): number => {
  const [a, b] = [meaningOf(one), meaningOf(other)];
  return a.reduce((sum, value, at) => sum + value * b[at]!, 0);
};
const lines = (...texts: string[]) => texts.map((text) => textLine({ text, role: 'body' }));
const headline = (text: string) => ({ headline: { text, p: 0.9, box: null, at: [] } }) as never;

it('sentence vectors have length 1', () => {
  expect(Math.hypot(...meaningOf('Fresh pizza tonight'))).toBeCloseTo(1, 5);
});

it('similar meanings have similar vectors without shared words', () => {
  const own = alike('Stay one step ahead of ransomware', 'Protect your company from cyber attacks');
  expect(own).toBeGreaterThan(alike('Stay one step ahead of ransomware', 'Fresh pizza tonight') + 0.1);
});

it('sentence vectors match the reference values', () => {
  // The cosine similarity to onnxruntime's result with the same weights in 8 bits is .993.
  const [a, b, c, d] = meaningOf('Stay one step ahead of ransomware');
  expect([a, b, c, d].map((value) => Number(value!.toFixed(4)))).toEqual([-0.1454, 0.0713, 0.0178, -0.0496]);
});

it('distinguishes names from other text by meaning', () => {
  const odds = (text: string): number => nameMeaning(meaningOf(text));
  expect(odds('Halden & Sons')).toBeGreaterThan(0);
  expect(odds('Book your free trial today')).toBeLessThan(-2);
  expect(nameMeaning(null)).toBeGreaterThan(odds('Book your free trial today'));
});

it('distinguishes generic from specific text by meaning', () => {
  const general = (text: string): number => generalityOfMeaning(meaningOf(text));
  expect(general('Your next chapter starts here')).toBeGreaterThan(0.3);
  expect(general('Eight guests checked out')).toBeLessThan(0);
});

it('encodes the headline and all text, but not labels on products', async () => {
  const text = [
    ...lines('Fresh pizza tonight', 'Order now'),
    textLine({ text: 'Tomato sauce', role: 'label' }),
  ];
  const said = await textMeaning(text, headline('Fresh pizza tonight'));
  expect(said?.headline).toEqual(meaningOf('Fresh pizza tonight'));
  expect(said?.all).toEqual(meaningOf('Fresh pizza tonight. Order now'));
});

it('returns null for non-English text', async () => {
  const german = lines('Jetzt den neuen Wagen bei uns probefahren', 'Nur solange der Vorrat reicht');
  expect(await textMeaning(german, headline('Jetzt den neuen Wagen bei uns probefahren'))).toBeNull();
});
