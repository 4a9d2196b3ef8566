import { behavesOverTime, withShots, withDuration } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './opening-cut.ts';

behavesOverTime(audit, {
  falling: [
    ['a cut at 1 s', withShots(1, 11)],
    ['at 3 s', withShots(3, 9)],
    ['at 5 s', withShots(5, 7)],
    ['one shot', withShots(12)],
  ],
  notApplicable: [
    ['a second without a cut', { ...withShots(1), ...withDuration(1) }],
    ['an opening that flickers', withShots(...Array.from({ length: 60 }, () => 0.2))],
  ],
  observation: /^The whole video is one shot \(12 s\)\.$/,
  advice: /^Add a cut within 3 s/,
  second: 0,
});
