import { expect, it } from 'vitest';
import { judgedScore } from '../../testing/judge.ts';
import { behavesOverTime, asking, lasting, withVideo } from '../../testing/over-time-behaviour.ts';
import audit from './call-to-action-time.ts';

behavesOverTime(audit, {
  falling: [
    ['5 s before the end', asking(7, 12)],
    ['2 s before', asking(10, 12)],
    ['half a second before', asking(11.5, 12)],
  ],
  notApplicable: [['a video that asks for nothing', withVideo('scenes', { callToAction: [] })]],
  observation: /“Shop bottles” first appears at 11.5 s, 0.5 s before the end/,
  advice: /from 9 s on instead of from 11.5 s/,
  second: 11.5,
});

it('asks for more seconds of a long video than of a short one', () => {
  const inLast3 = (duration: number) =>
    judgedScore(audit, { ...lasting(duration), ...asking(duration - 3, duration) });
  expect(inLast3(30)).toBe(inLast3(12));
  expect(inLast3(60)).toBeLessThan(inLast3(30) - 20);
});
