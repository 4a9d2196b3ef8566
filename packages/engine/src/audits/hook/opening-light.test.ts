import { expect, it } from 'vitest';
import { judge } from '../../testing/judge.ts';
import { behavesOverTime, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './opening-light.ts';

const fade = [0.05, 0.1, 0.2, 0.4, 0.5, 0.5];

it('does not mistake a dark card before a bright picture for a fade', () => {
  const shots = [
    { start: 0, end: 2.2, joinedBy: null },
    { start: 2.2, end: 12, joinedBy: 'cut' as const },
  ];
  const brightness = [0.148, 0.164, 0.164, 0.164, 0.598, 0.729];
  expect(judge(audit, { ...withVideo('light', { brightness }), shots }).value).toBe(0);
});

behavesOverTime(audit, {
  falling: [
    ['bright at once', withVideo('light', {})],
    ['black for a moment', withVideo('light', { black: [{ start: 0, end: 0.6 }] })],
    [
      'a slow fade',
      { ...withVideo('light', { brightness: fade }), shots: [{ start: 0, end: 12, joinedBy: null }] },
    ],
    ['black for 2 s', withVideo('light', { black: [{ start: 0, end: 2 }] })],
  ],
  observation: /^The video opens with 2 s of black\.$/,
  advice: /Cut the first 2 s/,
  second: 0,
});
