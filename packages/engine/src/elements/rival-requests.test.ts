import { describe, expect, it } from 'vitest';
import { textLine } from '../testing/index.ts';
import { rivalRequests } from './rival-requests.ts';

const lines = (...said: [string, number][]) => ({
  text: said.map(([text]) => textLine({ text })),
  roles: said.map(([, request]) => ({ request })),
});
const first = (text: string) => ({ text, p: 0.9, box: { x: 0, y: 0, w: 0.1, h: 0.1 }, lines: [0] });
const rivals = (...said: [string, number][]) => {
  const { text, roles } = lines(...said);
  return rivalRequests(text, { request: first(said[0]![0]), headline: null, roles }).map(({ text: t }) => t);
};

describe('rival requests', () => {
  it.each<[string, [string, number][], string[]]>([
    [
      'a second button',
      [
        ['Shop bottles', 0.95],
        ['Call us', 0.9],
      ],
      ['Call us'],
    ],
    [
      'two others, most likely first',
      [
        ['Shop', 0.9],
        ['Join us', 0.5],
        ['Call us', 0.9],
      ],
      ['Call us', 'Join us'],
    ],
    [
      'plain text',
      [
        ['Shop bottles', 0.95],
        ['Keeps tea hot', 0.05],
      ],
      [],
    ],
    [
      'app controls under a post, which do not count',
      [
        ['Shop bottles', 0.95],
        ['See more', 0.9],
        ['Like Comment Share', 0.9],
      ],
      [],
    ],
    [
      'requests that only resemble app controls',
      [
        ['Shop bottles', 0.95],
        ['Share your summit', 0.9],
      ],
      ['Share your summit'],
    ],
    [
      'a phone number',
      [
        ['Shop bottles', 0.95],
        ['0800 123 4567', 0.9],
      ],
      [],
    ],
    [
      'an address',
      [
        ['Shop bottles', 0.95],
        ['www.tarnwell.com', 0.9],
      ],
      [],
    ],
    [
      'two app store badges',
      [
        ['Get the app', 0.95],
        ['Download on the App Store', 0.9],
        ['Google Play', 0.8],
      ],
      [],
    ],
    [
      'repeated text',
      [
        ['Shop bottles', 0.95],
        ['SHOP BOTTLES', 0.9],
      ],
      [],
    ],
  ])('cover %s', (_, said, found) => {
    expect(rivals(...said)).toEqual(found);
  });

  it('require a main request to compete with', () => {
    const { text, roles } = lines(['Call us', 0.5], ['Learn more', 0.95]);
    expect(rivalRequests(text, { request: null, headline: null, roles })).toEqual([]);
  });
});
