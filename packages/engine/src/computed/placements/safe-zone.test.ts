import { expect, it } from 'vitest';
import { safeZoneOf } from './safe-zone.ts';

it.each([
  ['taller than a phone', 0.4, { x: 0.111, y: 0.15, w: 0.711, h: 0.5 }],
  ['of a phone', 0.5625, { x: 0.111, y: 0.15, w: 0.711, h: 0.5 }],
  ['halfway to a feed', 0.63125, { x: 0.1055, y: 0.125, w: 0.7555, h: 0.65 }],
  ['of a feed', 0.7, { x: 0.1, y: 0.1, w: 0.8, h: 0.8 }],
  ['across', 1.91, { x: 0.1, y: 0.1, w: 0.8, h: 0.8 }],
])('the safe zone of a picture %s lies where no controls do', (_, ratio, expected) => {
  const zone = safeZoneOf(ratio);
  expect(zone.x).toBeCloseTo(expected.x, 6);
  expect(zone.y).toBeCloseTo(expected.y, 6);
  expect(zone.w).toBeCloseTo(expected.w, 6);
  expect(zone.h).toBeCloseTo(expected.h, 6);
});
