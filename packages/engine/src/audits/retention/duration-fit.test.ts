import { behavesOverTime, withDuration } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './duration-fit.ts';

behavesOverTime(audit, {
  falling: [
    ['10 s', withDuration(10)],
    ['20 s', withDuration(20)],
    ['60 s', withDuration(60)],
  ],
  observation: /^The video is too long for social feeds \(60 s; platforms recommend 6 s to 15 s\)\.$/,
  advice: /^Cut a version of 15 s or less/,
  second: 15,
});
