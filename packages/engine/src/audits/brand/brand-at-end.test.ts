import { expect, it } from 'vitest';
import { judge } from '../../testing/judge.ts';
import { behavesOverTime, withBrand, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import { fakeVideo } from '../../testing/index.ts';
import audit from './brand-at-end.ts';

const tiny = { ...fakeVideo().scenes.text[3]!, height: 0.012, start: 0, end: 7 };

behavesOverTime(audit, {
  falling: [
    ['to the end', withBrand(0, 12)],
    ['until a second before', withBrand(0, 11)],
    ['in the opening alone', withBrand(0, 3)],
  ],
  notApplicable: [
    ['a video without a name', withVideo('scenes', { brand: [] })],
    ['words too small to be read at the end', withVideo('scenes', { text: [tiny], brand: [tiny] })],
  ],
  observation: /^“TARNWELL” is gone for the last 2 s\.$/,
  advice: /^Hold “TARNWELL” to the end; now it leaves at 3 s of 12 s\.$/,
  second: 3,
});

it('suggests showing a brand earlier when it appears only in the last second', () => {
  const { observation, fix } = judge(audit, withBrand(11, 12));
  expect(observation).toBe('“TARNWELL” is on screen for 1 s of the last 2 s.');
  expect(fix).toBe('Bring “TARNWELL” in earlier and hold it through the last 2 s.');
});
