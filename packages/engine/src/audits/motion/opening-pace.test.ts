import { behavesOverTime, withShots, withDuration } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './opening-pace.ts';

behavesOverTime(audit, {
  falling: [
    ['five shots', withShots(1, 1, 1, 1, 1, 7)],
    ['two', withShots(2.5, 2.5, 7)],
    ['one', withShots(12)],
  ],
  notApplicable: [['a video of 4 s', withDuration(4)]],
  observation: /^The first 5 s show only 1 shot\.$/,
  advice: /^Add a cut or two within 5 s/,
  second: 0,
});
