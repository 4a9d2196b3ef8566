import { describe, expect, it } from 'vitest';
import { type Box, WHOLE_FRAME } from '../../geometry.ts';
import { PLACEMENTS, type PlacementSpec } from '../../placements/placements.ts';
import { bestCrop, visibility, zoneInCreative } from './crop.ts';
import type { PlacementElement } from './elements.ts';

const square = (): PlacementSpec => {
  const spec = PLACEMENTS.find(({ id }) => id === 'meta-feed-square');
  if (!spec) throw new Error('no square placement');
  return spec;
};

const words = (box: Box): PlacementElement => ({ text: 'Hot', box, kind: 'text', importance: 1 });

describe('visibility of an element', () => {
  const box = { x: 0.25, y: 0.25, w: 0.5, h: 0.5 };
  const upper = { x: 0, y: 0, w: 1, h: 0.5 };

  it.each([
    ['free', 1],
    ['advised-against', 0.925],
    ['under-controls', 0.625],
  ] as const)('with half outside a zone, in an area that is %s, is %f', (outside, left) => {
    expect(visibility(box, WHOLE_FRAME, { box: upper, outside })).toBeCloseTo(left, 10);
  });

  it('is a quarter when half of it is cut off', () => {
    expect(visibility(box, upper, { box: WHOLE_FRAME, outside: 'free' })).toBe(0.25);
  });
});

it('maps a zone of the slot to the part of the picture that the slot shows', () => {
  expect(
    zoneInCreative({ x: 0.25, y: 0.125, w: 0.5, h: 0.25 }, { x: 0.5, y: 0.25, w: 0.25, h: 0.5 }),
  ).toEqual({ x: 0.5, y: 0.1875, w: 0.125, h: 0.125 });
});

describe('crop of a picture twice as wide as its slot', () => {
  it('keeps the center half when nothing is important', () => {
    const { crop, visible } = bestCrop(2, square(), []);
    expect(crop).toEqual({ x: 0.25, y: 0, w: 0.5, h: 1 });
    expect(visible).toBeCloseTo(0.5, 10);
  });

  it('moves sideways only as far as the text requires', () => {
    const { crop } = bestCrop(2, square(), [words({ x: 0.8, y: 0.4, w: 0.15, h: 0.1 })]);
    expect(crop.x).toBeGreaterThan(0.449);
    expect(crop.x).toBeLessThan(0.461);
  });

  it('keeps the left of two equally important elements', () => {
    const ends = [0, 0.75].map((x) => words({ x, y: 0.25, w: 0.25, h: 0.25 }));
    expect(bestCrop(2, square(), ends).crop.x).toBe(0);
  });
});
