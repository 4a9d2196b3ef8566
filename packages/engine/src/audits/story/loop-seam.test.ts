import { behavesOverTime, withVideo } from '../../testing/over-time-behaviour.ts';
import audit from './loop-seam.ts';

behavesOverTime(audit, {
  falling: [
    ['seamless', withVideo('scenes', { loop: 0.97 })],
    ['another picture', withVideo('scenes', { loop: 0.1 })],
  ],
  observation: /10 % like the first/,
  second: 11.9,
});
