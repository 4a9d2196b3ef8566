import { expect, it } from 'vitest';
import { judge, judgedScore } from '../../testing/judge.ts';
import {
  behavesOverTime,
  withCallToAction,
  withDuration,
  withVideo,
} from '../../testing/behaviors/over-time-behavior.ts';
import audit from './call-to-action-time.ts';

behavesOverTime(audit, {
  falling: [
    ['5 s before the end', withCallToAction(7, 12)],
    ['2 s before', withCallToAction(10, 12)],
    ['half a second before', withCallToAction(11.5, 12)],
  ],
  observation: /^“Shop bottles” first appears at 11\.5 s, 0\.5 s before the end\.$/,
  display: '0.5 s',
  good: 'at least 3 s',
  advice: /from 9 s on instead of from 11.5 s/,
  second: 11.5,
});

it('scores a missing call to action like one at the very end, with low confidence', () => {
  const { title, score, confidence, observation, fix } = judge(
    audit,
    withVideo('scenes', { callToAction: [] }),
  );
  expect(score).toBe(judgedScore(audit, withCallToAction(12, 12)));
  expect(confidence).toBeLessThan(0.7);
  expect(observation).toMatch(/could not read a call to action/);
  expect(title).toBe('No call to action was found');
  expect(fix).toMatch(/from 9 s on or sooner/);
});

it('expects the call to action earlier before the end of a long video than of a short one', () => {
  const inLast3 = (duration: number) =>
    judgedScore(audit, { ...withDuration(duration), ...withCallToAction(duration - 3, duration) });
  expect(inLast3(30)).toBe(inLast3(12));
  expect(inLast3(60)).toBeLessThan(inLast3(30) - 20);
});
