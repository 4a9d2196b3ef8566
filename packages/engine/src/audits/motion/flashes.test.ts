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
