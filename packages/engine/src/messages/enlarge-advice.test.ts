import { expect, it } from 'vitest';
import { textLine } from '../testing/index.ts';
import {
  canGrow,
  enlargeLineAdvice,
  enlargeAllAdvice,
  enlargeAdvice,
  formatGrowthFactor,
} from './enlarge-advice.ts';

const line = (text: string, w: number) => ({ text, box: { x: 0, y: 0, w, h: 0.1 } });

it.each([
  [1.05, line('Cold for a day', 0.3), '1.2'],
  [1.64, line('Cold for a day', 0.3), '1.6'],
  [4.7, line('Cold for a day', 0.3), '2'],
  [4.7, line('Cold for a day', 0.8), '2'],
  [4.7, line('World champions', 0.6), '1.5'],
  [4.7, line('World champions', 0.9), null],
])('for a wanted growth of %d limits the factor of %o to %s', (wanted, own, advised) => {
  expect(formatGrowthFactor(wanted, [line('Now', 0.1), own])).toBe(advised);
});

it('considers text fine print if it would have to grow several times', () => {
  expect([2.9, 3.1].map(canGrow)).toEqual([true, false]);
});

it.each([
  ['a headline is left out', 'headline', 0.01, 4, /^Set “Words” much larger\.$/],
  ['an offer is left out', 'offer', 0.01, 4, /^Set “Words” much larger/],
  ['fine print is blown up', 'body', 0.01, 4, /^Set “Words” larger\.$/],
  [
    'a second line outgrows the headline',
    'body',
    0.03,
    2.5,
    /^Enlarge “Words”, as far as the headline stays larger\.$/,
  ],
] as const)('gives no advice in which %s', (_, role, height, times, advice) => {
  const text = [
    { role: 'headline', height: 0.07, text: 'Hot until the summit' },
    { role, height, text: 'From the hills of home' },
  ] as const;
  expect(enlargeLineAdvice({ line: text[1], name: '“Words”', times, text })).toMatch(advice);
});

it('lets a secondary line grow as long as it stays below the headline', () => {
  const text = [
    { role: 'headline', height: 0.07, text: 'Hot until the summit' },
    { role: 'body', height: 0.03, text: 'From the hills' },
  ] as const;
  expect(enlargeLineAdvice({ line: text[1], name: '“Words”', times: 1.5, text })).toBe('Set “Words” larger.');
});

it.each([
  ['an offer in plain text', { text: 'Save 20% on every bottle' }],
  ['a request in plain text', { text: 'Shop now' }],
  ['the brand', { text: 'Tarnwell', role: 'brand' }],
  ['a legal line', { text: 'Terms apply', role: 'legal' }],
  ['half of a sentence', { text: 'to the last spoonful', goesOn: true }],
  ['where to find it', { text: 'www.acme.com' }],
  ['a row of a timetable', { text: 'Jive club 8:30 pm' }],
] as const)('never suggests leaving out %s', (_, own) => {
  const headline = {
    role: 'headline',
    height: 0.07,
    text: 'Good',
  } as const;
  const small = { role: 'body', height: 0.01, ...own } as const;
  expect(
    enlargeLineAdvice({ line: small, name: '“Words”', times: 1.5, text: [headline, small] }),
  ).not.toMatch(/leave/);
});

it('keeps the largest text when there is no headline', () => {
  const large = { role: 'body', height: 0.03, text: 'From the hills' } as const;
  const text = [large, { role: 'body', height: 0.01, text: 'Since 1908' } as const];
  expect(enlargeLineAdvice({ line: large, name: '“Words”', times: 1.5, text })).not.toMatch(/leave/);
});

it('does not ask for shorter text if it is a brand name', () => {
  const brand = { role: 'brand', height: 0.01, text: 'Tarnwell' } as const;
  expect(enlargeLineAdvice({ line: brand, name: '“Tarnwell”', times: 4, text: [brand] })).toBe(
    'Set “Tarnwell” larger.',
  );
});

it.each([
  [2, 'Set “Words” larger.'],
  [4, 'Set “Words” much larger.'],
])('does not ask to shorten a two-word offer at a growth of %d', (times, advice) => {
  const offer = { role: 'offer', height: 0.01, text: 'before 4pm' } as const;
  expect(enlargeLineAdvice({ line: offer, name: '“Words”', times, text: [offer] })).toBe(advice);
});

it.each([
  [
    'rows of a timetable',
    ['Jive club 8.30 pm', 'Salsa 7.15 pm'],
    [0.1, 0.1],
    'Set the small lines on the left larger.',
  ],
  ['plain lines', ['From the hills', 'Made by hand'], [0.1, 0.8], 'Set the small lines larger.'],
  [
    'lines among a lot of text',
    ['From the hills of home', 'word '.repeat(60)],
    [0.1, 0.8],
    'There are too many words to set the small lines larger: shorten the text first.',
  ],
  [
    'lines that do not fit any layout',
    Array.from({ length: 10 }, () => 'Jive club 8.30 pm'),
    Array.from({ length: 10 }, (_, at) => 0.08 * at),
    'There is no room to set all small lines larger: leave out those that viewers can do without, and enlarge the rest.',
  ],
])('gives combined advice for several %s', (_, words, xs, advice) => {
  const small = words.map((text, at) => {
    const box = { x: xs[at]!, y: 0.2 + (0.6 * at) / (words.length - 1), w: 0.1, h: 0.02 };
    return { role: 'body', height: 0.01, text, box } as const;
  });
  const headline = { role: 'headline', height: 0.07, text: 'Good' } as const;
  expect(enlargeAllAdvice(small, [headline, ...small])).toBe(advice);
});

it.each([
  ['Steel, inside and out', 'Set “Made in Ashford” larger.'],
  ['Save 20% on every bottle', 'Set “Made in Ashford” and the other small text larger.'],
])('includes the other small text only if it matters: %s', (text, advice) => {
  const small = ['Made in Ashford', text].map((words, at) => ({
    value: 8 + at,
    line: textLine({ text: words, role: 'body', height: 0.02 }),
  }));
  const lines = small.map(({ line: each }) => each);
  expect(enlargeAdvice(small, small[0]!, 13, lines)).toBe(advice);
});
