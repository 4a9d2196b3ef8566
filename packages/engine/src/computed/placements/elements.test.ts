import { describe, expect, it } from 'vitest';
import { WHOLE_FRAME } from '../../geometry.ts';
import { callToActionOf, face, textLine } from '../../testing/index.ts';
import { placementElements, shareInside } from './elements.ts';

const importanceOf = (parts: Partial<Parameters<typeof placementElements>[0]>) =>
  placementElements({ text: [], callToAction: null, faces: [], ...parts }).map(
    ({ importance }) => importance,
  );

describe('placementElements', () => {
  const box = { x: 0.1, y: 0.1, w: 0.4, h: 0.1 };

  it.each([
    ['a headline', { text: [textLine({ box, confidence: 0.5 })] }, 0.1],
    ['a brand', { text: [textLine({ box, confidence: 0.5, role: 'brand' })] }, 0.07],
    ['body text', { text: [textLine({ box, confidence: 0.5, role: 'body' })] }, 0.05],
    ['small print', { text: [textLine({ box, confidence: 0.5, role: 'legal' })] }, 0.02],
    ['text on a product', { text: [textLine({ box, confidence: 0.5, role: 'label' })] }, 0],
    ['a button', { callToAction: callToActionOf({ box, confidence: 0.5 }) }, 0.15],
    ['a face', { faces: [face({ box, confidence: 0.5 })] }, 0.06],
  ])('weights %s by its kind, confidence and size', (_, parts, importance) => {
    expect(importanceOf(parts)).toHaveLength(1);
    expect(importanceOf(parts)[0]).toBeCloseTo(importance, 10);
  });

  it('sorts the most important first', () => {
    const elements = placementElements({
      text: [textLine({ text: 'Small', role: 'body', box }), textLine({ text: 'Big', box })],
      callToAction: callToActionOf({ box: { ...box, y: 0.8 } }),
      faces: [face({ box: { ...box, y: 0.5 } })],
    });
    expect(elements.map(({ text, kind }) => [text, kind])).toEqual([
      ['Shop bottles', 'callToAction'],
      ['Big', 'text'],
      ['face', 'face'],
      ['Small', 'text'],
    ]);
  });

  it.each([
    ['half', 0.25, ['Shop bottles', 'More']],
    ['more than half', 0.375, ['Shop bottles']],
  ])('keeps a line unless more than half of it is inside the button: %s', (_, reach, texts) => {
    const elements = placementElements({
      text: [textLine({ text: 'More', box: { x: 0, y: 0, w: 0.5, h: 0.25 } })],
      callToAction: callToActionOf({ box: { x: 0.5 - reach, y: 0, w: 0.5, h: 0.25 } }),
      faces: [],
    });
    expect(elements.map(({ text }) => text)).toEqual(texts);
  });
});

it.each([
  ['half outside the frame', { x: -0.25, y: 0, w: 0.5, h: 0.5 }, 0.5],
  ['beside the frame', { x: 1, y: 0, w: 0.5, h: 0.5 }, 0],
  ['without area', { x: 0.5, y: 0.5, w: 0, h: 0.5 }, 1],
])('computes the share of a box %s that is inside: %f', (_, box, share) => {
  expect(shareInside(box, WHOLE_FRAME)).toBe(share);
});
