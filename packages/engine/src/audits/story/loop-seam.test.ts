import { behavesOverTime, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './loop-seam.ts';

behavesOverTime(audit, {
  falling: [
    ['seamless', withVideo('scenes', { loop: 0.97 })],
    ['another picture', withVideo('scenes', { loop: 0.1 })],
  ],
  observation: /^Last and first frame are 10 ?% alike\.$/,
  advice: null,
  second: 11.9,
});
