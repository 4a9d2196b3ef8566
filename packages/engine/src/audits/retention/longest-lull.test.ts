import { expect, it } from 'vitest';
import { judge } from '../../testing/judge.ts';
import { behavesOverTime, withShots, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './longest-lull.ts';

const silent = withVideo('scenes', { text: [], faces: [], brand: [], callToAction: [], endCard: null });

const ending = (start: number) =>
  withVideo('scenes', {
    text: [],
    faces: [],
    brand: [],
    endCard: { start, end: 12, brand: true, callToAction: true },
  });

behavesOverTime(audit, {
  falling: [
    ['a cut every 2 s', { ...silent, ...withShots(2, 2, 2, 2, 2, 2) }],
    ['an end card of 8 s, which holds 4 s too long', { ...withShots(2, 2, 8), ...ending(4) }],
    ['nothing for 5 s', { ...silent, ...withShots(2, 5, 3, 2) }],
    ['nothing for 9 s', { ...silent, ...withShots(3, 9) }],
  ],
  observation: /^We found no new shot, line or face for 9 s, from 3 s on\.$/,
  advice: /between 3 s and 12 s/,
  second: 3,
});

it('does not count flickering shots as new content', () => {
  const { score, observation } = judge(audit, {
    ...silent,
    ...withShots(...Array.from({ length: 60 }, () => 0.2)),
  });
  expect(score).toBeLessThan(20);
  expect(observation).toMatch(/^The shots change too fast to be seen, .* for 12 s, from 0 s on/);
});
