import { behavesOverTime, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './opening-attention.ts';

const focus = (share: number) => withVideo('scenes', { attention: Array.from({ length: 24 }, () => share) });

behavesOverTime(audit, {
  falling: [
    ['one focal point', focus(0.3)],
    ['a weak one', focus(0.1)],
    ['none', focus(0.01)],
  ],
  observation: /^No single element holds the eye in the first 3 s/,
  second: 0,
});
