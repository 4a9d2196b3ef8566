import { behavesOverTime, withVideo } from '../../testing/behaviours/over-time-behaviour.ts';
import audit from './opening-light.ts';

const fade = [0.05, 0.1, 0.2, 0.4, 0.5, 0.5];

behavesOverTime(audit, {
  falling: [
    ['bright at once', withVideo('light', {})],
    ['black for a moment', withVideo('light', { black: [{ start: 0, end: 0.6 }] })],
    [
      'a slow fade',
      { ...withVideo('light', { brightness: fade }), shots: [{ start: 0, end: 12, joinedBy: null }] },
    ],
    ['black for 2 s', withVideo('light', { black: [{ start: 0, end: 2 }] })],
  ],
  observation: /^The video opens with 2 s of black\.$/,
  advice: /Cut the first 2 s/,
  second: 0,
});
