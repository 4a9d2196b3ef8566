import { expect, it } from 'vitest';
import type { Element, Elements } from '../elements/elements.ts';
import { fakeArtifacts, textLine } from '../testing/index.ts';
import { withoutLabels } from './without-labels.ts';

const box = { x: 0, y: 0, w: 0.1, h: 0.1 };
const element = (...lines: number[]): Element => ({ text: '', p: 1, box, lines });
const text = [
  textLine({ text: 'No. 7', role: 'label' }),
  textLine({ text: 'Hot until the summit', role: 'headline' }),
  textLine({ text: '500 ml', role: 'label' }),
  textLine({ text: 'Shop bottles', role: 'callToAction' }),
];
const elements: Elements = {
  ...fakeArtifacts().elements,
  headline: element(1),
  subhead: null,
  brand: element(0, 3),
  request: element(3),
  offer: element(),
  rivals: [element(3)],
  labels: [element(0)],
  headlines: [
    { lines: [1], p: 0.7, general: 2 },
    { lines: [0, 1], p: 0.3, general: -2 },
  ],
  roles: [{ label: 1 }, { headline: 1 }, { label: 0.8 }, { request: 1 }],
};

it('removes text on products and remaps all line indexes', () => {
  const own = withoutLabels({ text, elements });
  expect(own.text).toEqual([text[1], text[3]]);
  expect(own.elements).toEqual({
    ...elements,
    headline: element(0),
    brand: element(1),
    request: element(1),
    rivals: [element(1)],
    labels: [element()],
    headlines: [{ lines: [0], p: 0.7, general: 2 }],
    roles: [{ headline: 1 }, { request: 1 }],
  });
});

it('drops elements that were found in different text', () => {
  expect(withoutLabels({ text: text.slice(0, 2), elements })).toEqual({ text: [text[1]] });
});

it('changes nothing if no text is on a product', () => {
  expect(withoutLabels({ text: [text[1]!], elements })).toEqual({});
});
