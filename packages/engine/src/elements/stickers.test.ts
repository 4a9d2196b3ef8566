import { expect, it } from 'vitest';
import { textLine } from '../testing/index.ts';
import { withStickers } from './stickers.ts';

const STARBURSTS = [
  { x: 0.1, y: 0.1, w: 0.2, h: 0.2 },
  { x: 0.6, y: 0.6, w: 0.2, h: 0.2 },
];
const text = [
  textLine({ text: 'HOT DEAL', role: 'body', box: { x: 0.15, y: 0.15, w: 0.1, h: 0.05 } }),
  textLine({ text: 'Coffee by post', role: 'body', box: { x: 0.1, y: 0.4, w: 0.8, h: 0.1 } }),
  textLine({ text: '$5 OFF', role: 'offer', box: { x: 0.65, y: 0.62, w: 0.1, h: 0.05 } }),
  textLine({ text: 'FREE CUP', role: 'offer', box: { x: 0.65, y: 0.7, w: 0.1, h: 0.05 } }),
];
const offer = { text: 'FREE CUP', p: 0.8, box: text[3]!.box, lines: [3] };
const found = {
  text,
  callToAction: null,
  brand: [],
  elements: {
    headline: null,
    subhead: null,
    brand: null,
    request: null,
    offer,
    subject: null,
    labels: [],
    headlines: [],
    roles: [{ body: 1 }, { body: 1 }, { offer: 1 }, { offer: 1 }],
  },
};
const roles = (starbursts: typeof STARBURSTS) => withStickers(found, starbursts).text.map(({ role }) => role);

it('calls what several starbursts shout a label, but neither a figure nor the offer', () => {
  expect(roles(STARBURSTS)).toEqual(['label', 'body', 'offer', 'offer']);
});

it('leaves the words of a single starburst as they are', () => {
  expect(roles(STARBURSTS.slice(0, 1))).toEqual(['body', 'body', 'offer', 'offer']);
});

it('lists them among the words on things, so that a correction of something else changes nothing', () => {
  const { labels, roles: chances } = withStickers(found, STARBURSTS).elements;
  expect(labels).toMatchObject([{ text: 'HOT DEAL', lines: [0] }]);
  expect(chances).toEqual([{ label: 1 }, { body: 1 }, { offer: 1 }, { offer: 1 }]);
});
