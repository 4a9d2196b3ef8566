import { behavesOverTime, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './motion-energy.ts';

const moving = (mean: number) => withVideo('motion', { mean, energy: [mean, mean / 2, mean, mean * 1.2] });

behavesOverTime(audit, {
  falling: [
    ['lively', moving(20)],
    ['restless', moving(50)],
    ['in full flight', moving(80)],
  ],
  observation: /^The shots move too much to follow, most at 1.5 s/,
  advice: /Steady the shot at 1.5 s/,
  second: 1.5,
});
