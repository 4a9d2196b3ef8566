import { behavesOverTime, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './opening-motion.ts';

const opening = (energy: number, mean = 28) =>
  withVideo('motion', { energy: [energy, energy, energy, energy, energy, energy, 40, 40], mean });

behavesOverTime(audit, {
  falling: [
    ['lively', opening(20)],
    ['calm', opening(7)],
    ['almost still', opening(1)],
  ],
  observation: /^Hardly anything moves in the first 3 s, though the video is livelier later/,
  advice: /livelier moment/,
  second: 0,
});
