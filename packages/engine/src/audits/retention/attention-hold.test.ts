import { behavesOverTime, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './attention-hold.ts';

const focus = (...attention: readonly number[]) => withVideo('scenes', { attention });

behavesOverTime(audit, {
  falling: [
    ['one focal point throughout', focus(0.3, 0.3, 0.3, 0.3)],
    ['at times', focus(0.2, 0.05, 0.05, 0.1)],
    ['hardly ever', focus(0.03, 0.02, 0.01, 0.02)],
  ],
  observation: /^We expect the eye to wander for much of the video, most of all at 1 s\.$/,
  second: 1,
});
