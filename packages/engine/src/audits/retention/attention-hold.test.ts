import { behavesOverTime, withVideo } from '../../testing/over-time-behaviour.ts';
import audit from './attention-hold.ts';

const focus = (...attention: readonly number[]) => withVideo('scenes', { attention });

behavesOverTime(audit, {
  falling: [
    ['one centre throughout', focus(0.3, 0.3, 0.3, 0.3)],
    ['at times', focus(0.2, 0.05, 0.05, 0.1)],
    ['hardly ever', focus(0.03, 0.02, 0.01, 0.02)],
  ],
  observation: /2 % concentrated on average, least at 1 s with 1 %/,
  second: 1,
});
