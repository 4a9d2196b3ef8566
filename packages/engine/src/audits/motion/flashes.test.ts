import { expect, it } from 'vitest';
import { judge } from '../../testing/judge.ts';
import { behavesOverTime, withVideo } from '../../testing/over-time-behaviour.ts';
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
  observation: /Between 2 s and 4 s the picture flashes, at most 8 a second/,
  advice: /flashing at 2 s to 3 a second/,
  second: 2,
});

it('names the colour where only red flashes', () => {
  const { observation, fix } = judge(
    audit,
    withVideo('light', { flashesPerSecond: 5, flashes: [{ start: 2, end: 4, red: true }] }),
  );
  expect(observation).toMatch(/flashes in saturated red, at most 5 a second/);
  expect(fix).toMatch(/make its red paler/);
});
