import { behavesOverTime, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './frame-rate.ts';

const rate = (frameRate: number) => withVideo('video', { frameRate });

behavesOverTime(audit, {
  falling: [
    ['30', rate(30)],
    ['18', rate(18)],
    ['8', rate(8)],
  ],
  notApplicable: [['frames that a browser took', withVideo('video', { decodedBy: 'browser' })]],
  observation: /^Motion may stutter \(8 frames a second/,
  advice: /^Export at 30 frames a second instead of 8/,
  second: null,
});
