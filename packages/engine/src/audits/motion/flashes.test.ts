import { expect, it } from 'vitest';
import { judge } from '../../testing/judge.ts';
import { behavesOverTime, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './flashes.ts';

const flashing = (flashesPerSecond: number) =>
  withVideo('light', { flashesPerSecond, flashes: flashesPerSecond > 3 ? [{ start: 2, end: 4 }] : [] });

behavesOverTime(audit, {
  falling: [
    ['one a second', flashing(1)],
    ['three a second', flashing(3)],
    ['four a second', flashing(4)],
    ['eight a second', flashing(8)],
  ],
  observation: /^The picture flashes 8 times a second between 2 s and 4 s/,
  advice: /flashing at 2 s to 3 a second/,
  second: 2,
});

it('names the color when only red flashes', () => {
  const { observation, fix } = judge(
    audit,
    withVideo('light', { flashesPerSecond: 5, flashes: [{ start: 2, end: 4, red: true }] }),
  );
  expect(observation).toMatch(/flashes saturated red 5 times a second/);
  expect(fix).toMatch(/make its red paler/);
});
