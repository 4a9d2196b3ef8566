import type { Box, Correction } from '@adjudge/contract';
import { describe, expect, it } from 'vitest';
import { anAnalysis } from '../../../testing/sample-analysis.ts';
import {
  type Place,
  areaBetween,
  withCorrection,
  isArea,
  nameOf,
  nearestPlace,
  nudged,
  placesOf,
} from './correcting.ts';

const box = (x: number, y: number): Box => ({ x, y, w: 0.2, h: 0.1 });
const place = (x: number, y: number): Place => ({
  key: `${x} ${y}`,
  box: box(x, y),
  text: 'a',
  found: null,
  told: null,
});

describe('places on a creative', () => {
  const analysis = anAnalysis();
  const [headline] = analysis.elements.text;

  it('are the recognized text lines with their detected roles', () => {
    expect(placesOf(analysis, []).map((each) => [each.text, nameOf(each)])).toEqual([
      ['Cold tea, slow steeped.', 'headline'],
      ['2 for 1 until Friday', 'offer'],
    ]);
  });

  it('use the corrected names and include marked areas', () => {
    const told: Correction[] = [
      { is: 'notText', box: headline!.box },
      { is: 'protect', box: box(0.7, 0.9) },
    ];
    expect(placesOf(analysis, told).map(nameOf)).toEqual([
      'text that is not part of the ad',
      'offer',
      'area to protect',
    ]);
  });

  it('recognize a line whose box was recomputed when its words were typed', () => {
    const { x, y, w, h } = { x: 0.1, y: 0.3, w: 0.2, h: 0.1 };
    const recomputed = { x, y, w: x + w - x, h: y + h - y };
    expect(recomputed).not.toEqual({ x, y, w, h });
    const told: Correction[] = [{ is: 'brand', box: { x, y, w, h }, text: 'Oto Audio' }];
    const read = { ...analysis.elements, text: [{ ...headline!, text: 'Oto Audio', box: recomputed }] };
    const places = placesOf({ elements: read }, told);
    expect(places.map((each) => [each.text, nameOf(each)])).toEqual([['Oto Audio', 'brand']]);
    expect(withCorrection(told, recomputed, 'headline')).toEqual([{ is: 'headline', box: recomputed }]);
  });

  it('have one correction each, which can be undone', () => {
    const once = withCorrection([], headline!.box, 'brand');
    const twice = withCorrection(once, headline!.box, 'offer');
    expect(twice).toEqual([{ is: 'offer', box: headline!.box }]);
    expect(withCorrection(twice, headline!.box, null)).toEqual([]);
  });
});

describe('nearestPlace', () => {
  const [left, right, below] = [place(0.1, 0.1), place(0.6, 0.12), place(0.1, 0.6)];
  const all = [left, right, below];

  it.each([
    ['right', left, right],
    ['left', right, left],
    ['down', left, below],
    ['up', below, left],
    ['up', left, left],
    ['down', below, below],
  ] as const)('moves %s to the nearest place, or stays', (direction, from, to) => {
    expect(nearestPlace(all, from, direction)).toBe(to);
  });

  it('reaches every place from every other', () => {
    for (const from of all) {
      const reached = new Set([from]);
      // A set that grows during iteration is iterated to its new end.
      for (const at of reached)
        for (const direction of ['left', 'right', 'up', 'down'] as const)
          reached.add(nearestPlace(all, at, direction));
      expect(reached.size).toBe(all.length);
    }
  });
});

describe('a marked area', () => {
  it.each([
    ['right', false, { x: 0.12, y: 0.1, w: 0.2, h: 0.1 }],
    ['up', false, { x: 0.1, y: 0.08, w: 0.2, h: 0.1 }],
    ['right', true, { x: 0.1, y: 0.1, w: 0.22, h: 0.1 }],
    ['up', true, { x: 0.1, y: 0.1, w: 0.2, h: 0.08 }],
  ] as const)('moves %s, resized: %s', (direction, resize, expected) => {
    expect(nudged(box(0.1, 0.1), direction, resize)).toEqual(expected);
  });

  it('stays within the picture and keeps a minimum size', () => {
    let moved = box(0.1, 0.1);
    for (let press = 0; press < 80; press += 1) moved = nudged(moved, 'right', false);
    expect(moved.x + moved.w).toBeCloseTo(1);
    for (let press = 0; press < 80; press += 1) moved = nudged(moved, 'left', true);
    expect(moved.w).toBeGreaterThan(0.03);
  });

  it('can be drawn from any corner and is clipped to the picture', () => {
    expect(areaBetween({ x: 0.8, y: 0.9 }, { x: 0.5, y: 1.4 })).toEqual({ x: 0.5, y: 0.9, w: 0.3, h: 0.1 });
    expect(isArea(areaBetween({ x: 0.5, y: 0.5 }, { x: 0.501, y: 0.9 }))).toBe(false);
  });
});
