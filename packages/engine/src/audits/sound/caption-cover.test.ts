import { expect, it } from 'vitest';
import { judge } from '../../testing/judge.ts';
import { behavesOverTime, lineAt, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './caption-cover.ts';

const captioned = (until: number) => ({
  ...withVideo('scenes', { text: [lineAt(0, until)] }),
  ...withVideo('sound', { speech: [{ start: 1, end: 9 }] }),
});

behavesOverTime(audit, {
  falling: [
    ['words throughout', captioned(12)],
    ['for half of the speech', captioned(5)],
    ['for none of it', captioned(0.5)],
  ],
  notApplicable: [
    ['a video in which nobody speaks', withVideo('sound', { speech: [] })],
    ['music without words', { ...withVideo('sound', { speech: [] }), ...withVideo('scenes', { text: [] }) }],
  ],
  observation: /^None of the 8 s of speech has text on screen\.$/,
  advice: /^Caption the speech between 1 s and 9 s/,
  second: 1,
});

it('says how much of the speech has text on screen', () => {
  expect(judge(audit, captioned(5))).toMatchObject({
    observation: 'With the sound off, there is text on screen for 50% of the speech.',
    display: '50%',
    good: 'at least 80%',
  });
});

it('reports that no message was found when there is no sound and no text', () => {
  const silent = {
    ...withVideo('sound', { present: false, speech: [] }),
    ...withVideo('scenes', { text: [] }),
  };
  const { title, score, observation, confidence } = judge(audit, silent);
  expect(score).toBeLessThan(20);
  expect(confidence).toBeLessThanOrEqual(0.6);
  expect(observation).toMatch(
    /^We found no speech and no readable text, and 100 ?% of the video is silent\.$/,
  );
  expect(title).toBe('No message was found in sound or text');
});
