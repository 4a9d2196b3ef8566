import { expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { isVerse, listsFacts, listsPrices, announcesEvent, manyPrices } from './listed-facts.ts';

const rows = (...texts: readonly string[]) =>
  texts.map((text, at) =>
    textLine({ text, role: 'body', box: { x: 0.1, y: 0.05 + at * 0.1, w: 0.6, h: 0.05 } }),
  );
const prices = (...texts: readonly string[]) =>
  texts.map((text, at) =>
    textLine({ text, role: 'body', box: { x: 0.8, y: 0.05 + at * 0.1, w: 0.1, h: 0.05 } }),
  );

const EVENTS = [
  'Fri 12 July, 8 pm The Tarns',
  'Sat 13 July, 7:30 pm Open stage',
  'Sunday brunch with jazz, 11 am',
  'August 3, poets in the garden',
  'Doors open 18:00',
  '14 Mill Street, Ashford',
];
const DISHES = ['Soup of the day', 'Trout with almonds', 'Wild mushroom pie', 'Plum cake', 'House wine'];

it.each([
  ['a listing of events', rows(...EVENTS), true],
  [
    'a menu with its prices in a column',
    [...rows(...DISHES), ...prices('6.50', '18.00', '14.00', '5.50', '7.00')],
    true,
  ],
  ['a menu without prices', rows(...DISHES), false],
  [
    'who plays at a festival',
    rows(
      'Nina Okoro · Pale Harbor · Juno',
      'Mossback - Ana Rell ·Wren',
      'Sable Kin · Marlow Twins · Kelp',
      'Lune · Foxglove · Tam Brodie',
      'Ida Fen · Lowlights · The Gulls',
    ),
    true,
  ],
  ['words with hyphens', rows(...DISHES.map((dish) => `${dish}, slow-cooked, oven-warm`)), false],
  ['pairs with a dot between', rows(...DISHES.map((dish) => `${dish} · small`)), false],
  [
    'one event under a message',
    rows('Come and hear the hills sing', 'Fri 12 July, 8 pm', '14 Mill Street'),
    false,
  ],
  ['facts among many words', rows(...EVENTS.slice(0, 5), 'word '.repeat(60)), false],
  ['plain words', rows('word '.repeat(60)), false],
] as const)('decides whether %s is a list of facts', (_, text, lists) => {
  expect(listsFacts(text)).toBe(lists);
});

it.each([
  ['day and time in one line', ['Saturday, November 22, at 7:30', 'Church of the Holy Well'], true],
  ['capitals without spaces', ['SUNDAY11 MAY-10AM-ALDERLEYPARK'], true],
  ['day and time in two lines', ['Fri 12 July', 'Doors 8 pm'], true],
  ['a deadline', ['Enter by 30 April', 'Lines open at 8 pm'], false],
  ['a deadline with a weekday', ['Enter by Friday, July 12', 'Lines open at 8 pm'], false],
  ['a place after the day', ['Saturday July 12 by the river', '8 pm'], true],
  ['tonight', ['Tonight, July 12, 8 pm'], true],
  ['words that start like months', ['10 marinated dishes, 5 decades of care', 'Open 9 am to 5 pm'], false],
  ['opening hours', ['Open Mon-Fri 9 am to 5 pm', 'Sat 10 am to 2 pm'], false],
  ['a day without a time', ['Out on July 12', 'In stores and online'], false],
])('recognizes an event by its day and time: %s', (_, lines, isEvent) => {
  expect(announcesEvent(rows(...lines))).toBe(isEvent);
});

const VERSE = [
  'You had the corner chair on Tuesday,',
  'a biscuit and a paper cup of tea.',
  'You read about the weather for an hour',
  'and never once, I think, you thought of me.',
  'By Friday I was cold, and there were ceilings,',
  'and someone counting slowly in the night.',
  'I never learned your name. I know you only',
  'as something warm, arriving with the light.',
];

it.each([
  ['a poem', rows(...VERSE), true],
  ['a poem that is too short', rows(...VERSE.slice(1)), false],
  ['prose with arbitrary line breaks', rows(...VERSE.map((line) => line.slice(0, -1))), false],
  [
    'a poem beside more other text',
    [...rows(...VERSE), textLine({ text: 'so much more '.repeat(12) })],
    false,
  ],
  ['a list with a price', rows(...VERSE.slice(1), 'Winter boots, from $49,'), false],
])('decides whether %s is verse', (_, text, verse) => {
  expect(isVerse(text)).toBe(verse);
});

it.each([
  ['prices', ['£2', '£3', '£4', '£5'], true],
  ['three prices', ['£2', '£3', '£4'], false],
  ['reductions on the tiles of a leaflet', ['-28%', '-33%', '20 %', '40%'], true],
  ['results of a survey', ['98%', '87%', '64%', '40%'], false],
  ['reductions in other letters', ['Скидка -20%', 'Скидка -30%', 'Скидка -40%', 'Скидка -50%'], false],
  ['sentences with percentages', ['28% off', 'Save 30%', '100% cotton', '40% more'], false],
])('decides whether %s are a price list', (_, texts, isList) => {
  expect(listsPrices(prices(...texts))).toBe(isList);
});

it.each([
  ['six amounts', ['£2 or 3 for £5', '$3.50', '4 €', '£19.', '£1,299'], 6],
  [
    'sizes before prices',
    ['Pro 15 £799', 'Pro 16 £699', 'Pro 17 £599', 'Pro 18 £1,299', 'Pro 19 £1299'],
    null,
  ],
  ['five amounts', ['£2', '£3', '£4', '£5', '£6'], null],
  [
    'six amounts among 24 other lines',
    ['£2', '£3', '£4', '£5', '£6', '£7', ...Array.from({ length: 24 }, () => 'Open')],
    6,
  ],
  [
    'six amounts among 25 other lines',
    ['£2', '£3', '£4', '£5', '£6', '£7', ...Array.from({ length: 25 }, () => 'Open')],
    null,
  ],
  ['the same amount six times', Array.from({ length: 6 }, () => '£40'), null],
])('counts different prices: %s', (_, texts, count) => {
  expect(manyPrices(prices(...texts))).toBe(count);
});

it('counts no prices on products or in fine print', () => {
  const text = prices('£2', '£3', '£4', '£5', '£6', '£7');
  for (const role of ['label', 'legal'] as const)
    expect(manyPrices([...text.slice(1), { ...text[0]!, role }])).toBeNull();
});
