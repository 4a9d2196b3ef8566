import { behavesOverTime, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './black-time.ts';

const black = (start: number, end: number) => withVideo('light', { black: [{ start, end }] });

behavesOverTime(audit, {
  falling: [
    ['in the opening alone', black(0, 2)],
    ['for a second', black(5, 6)],
    ['for 4 s', black(5, 9)],
  ],
  observation: /black for 4 s after the opening/,
  advice: /between 5 s and 9 s/,
  second: 5,
});
