import { behavesOverTime, withShots } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './shot-variety.ts';

behavesOverTime(audit, {
  falling: [
    ['a rhythm that changes', withShots(1, 2, 1, 3, 2, 3)],
    ['scraps beside one long shot', withShots(0.3, 0.3, 0.3, 0.3, 0.3, 10.5)],
  ],
  notApplicable: [['two shots', withShots(6, 6)]],
  observation: /^One long shot drags beside the short ones \(0.3 s to 10.5 s\)\.$/,
  advice: /Shorten the shot that starts at 1.5 s/,
  second: 1.5,
});
