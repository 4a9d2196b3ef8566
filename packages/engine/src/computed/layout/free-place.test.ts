import { describe, expect, it } from 'vitest';
import { fakeArtifacts, textLine } from '../../testing/index.ts';
import { overlap } from '../../geometry.ts';
import { freePlace } from './free-place.ts';

const { attention } = fakeArtifacts();
const line = (x: number, y: number, w: number, h: number) => textLine({ box: { x, y, w, h } });

describe('free place for a button', () => {
  it.each([
    ['text on the left', [line(0.05, 0.66, 0.5, 0.3)]],
    ['text on the right', [line(0.5, 0.66, 0.5, 0.3)]],
    ['text along the bottom', [line(0.05, 0.85, 0.9, 0.1)]],
  ])('is in the lower third, clear of %s', (_, text) => {
    const place = freePlace({ text, attention, objects: [], ratio: 1 })!;
    expect(text.every(({ box }) => overlap(box, place) === 0)).toBe(true);
    expect(place.y).toBeGreaterThanOrEqual(0.66);
    expect(place.y + place.h).toBeLessThanOrEqual(0.96);
  });

  it('is at the right end of a wide strip', () => {
    const place = freePlace({ text: [line(0.05, 0.3, 0.4, 0.4)], attention, objects: [], ratio: 8 })!;
    expect(place.x).toBeGreaterThan(0.5);
    expect(place.x + place.w).toBeLessThanOrEqual(0.96);
  });

  it('avoids the focal point', () => {
    const cells = Array.from({ length: 256 }, (_, cell) =>
      cell % 16 < 8 && cell >= 160 ? '\u00ff' : '\u0001',
    );
    const place = freePlace({
      text: [],
      attention: { ...attention, values: btoa(cells.join('')) },
      objects: [],
      ratio: 1,
    })!;
    expect(place.x).toBeGreaterThanOrEqual(0.5);
  });

  it.each([
    ['a person on the left', { x: 0, y: 0.1, w: 0.55, h: 0.9 }],
    ['a product on the right', { x: 0.5, y: 0.5, w: 0.5, h: 0.5 }],
    ['a bottle along the bottom', { x: 0, y: 0.84, w: 1, h: 0.16 }],
  ])('avoids %s', (_, object) => {
    const place = freePlace({ text: [], attention, objects: [object], ratio: 1 })!;
    expect(place.y).toBeGreaterThanOrEqual(0.66);
    expect(overlap(place, object)).toBe(0);
  });

  it('is higher when the lower third is occupied', () => {
    const car = { x: 0, y: 0.4, w: 1, h: 0.6 };
    const place = freePlace({ text: [line(0.05, 0.05, 0.5, 0.2)], attention, objects: [car], ratio: 1 })!;
    expect(place.y + place.h).toBeLessThanOrEqual(0.4);
    expect(overlap(place, { x: 0.05, y: 0.05, w: 0.5, h: 0.2 })).toBe(0);
  });

  it('is null when every place covers something', () => {
    const person = { x: 0.1, y: 0.02, w: 0.8, h: 0.96 };
    expect(freePlace({ text: [], attention, objects: [person], ratio: 1 })).toBeNull();
  });
});
