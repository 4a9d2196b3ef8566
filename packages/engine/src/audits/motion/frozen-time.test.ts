import { expect, it } from 'vitest';
import { behavesOverTime, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import { judge } from '../../testing/judge.ts';
import audit from './frozen-time.ts';

const frozen = (...spans: readonly [number, number][]) =>
  withVideo('motion', { frozen: spans.map(([start, end]) => ({ start, end })) });

behavesOverTime(audit, {
  falling: [
    ['never', frozen()],
    ['for 4 s', frozen([2, 6])],
    ['for 7 s', frozen([1, 2], [3, 9])],
  ],
  notApplicable: [
    [
      'a video that is a card',
      withVideo('scenes', { endCard: { start: 0, end: 12, brand: true, callToAction: true } }),
    ],
  ],
  observation: /^The picture stands still for 7 s, longest from 3 s to 9 s/,
  advice: /between 3 s and 9 s/,
  second: 3,
});

it('counts no stillness that only lasts as long as a few words take to read', () => {
  const [still, moving] = [frozen([0, 2], [3, 5], [6, 8]), frozen()].map((video) => judge(audit, video));
  expect(still).toMatchObject({ value: 0, score: moving!.score });
  expect(still!.observation).toBe('The picture stands still for only 6 s, longest from 0 s to 2 s.');
});
