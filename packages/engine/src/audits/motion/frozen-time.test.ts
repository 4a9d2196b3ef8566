import { behavesOverTime, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './frozen-time.ts';

const frozen = (...spans: readonly [number, number][]) =>
  withVideo('motion', { frozen: spans.map(([start, end]) => ({ start, end })) });

behavesOverTime(audit, {
  falling: [
    ['never', frozen()],
    ['for 2 s', frozen([2, 4])],
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
