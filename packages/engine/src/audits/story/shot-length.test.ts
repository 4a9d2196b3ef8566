import { expect, it } from 'vitest';
import { judgedScore } from '../../testing/judge.ts';
import { behavesOverTime, withShots } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './shot-length.ts';

behavesOverTime(audit, {
  falling: [
    ['2 s each', withShots(2, 2, 2, 2, 2, 2)],
    ['4 s each', withShots(4, 4, 4)],
    ['one shot', withShots(12)],
  ],
  observation: /^The whole video is a single shot \(12 s\)\.$/,
  display: '12 s',
  good: '1.2 to 3 s',
  advice: /^Cut the shot that starts at 0 s into two or three/,
  second: 0,
});

it('lowers the score quickly for very short shots', () => {
  const mean = (seconds: number) =>
    judgedScore(audit, withShots(...Array.from({ length: Math.round(12 / seconds) }, () => seconds)));
  expect(mean(1)).toBeGreaterThan(85);
  expect(mean(0.6)).toBeLessThan(60);
  expect(mean(0.2)).toBeLessThan(15);
});
