import { expect, it } from 'vitest';
import { safeZoneOf } from './safe-zone.ts';

it.each([
  ['taller than a phone', 0.4, { x: 0.111, y: 0.15, w: 0.711, h: 0.5 }],
  ['as tall as a phone', 0.5625, { x: 0.111, y: 0.15, w: 0.711, h: 0.5 }],
  ['between phone and feed ratios', 0.63125, { x: 0.1055, y: 0.125, w: 0.7555, h: 0.65 }],
  ['as tall as a feed post', 0.7, { x: 0.1, y: 0.1, w: 0.8, h: 0.8 }],
  ['in landscape', 1.91, { x: 0.1, y: 0.1, w: 0.8, h: 0.8 }],
])('computes the safe zone of a picture %s', (_, ratio, expected) => {
  const zone = safeZoneOf(ratio);
  expect(zone.x).toBeCloseTo(expected.x, 6);
  expect(zone.y).toBeCloseTo(expected.y, 6);
  expect(zone.w).toBeCloseTo(expected.w, 6);
  expect(zone.h).toBeCloseTo(expected.h, 6);
});
