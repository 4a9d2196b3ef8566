import { expect, it } from 'vitest';
import { judge, judgedScore } from '../../testing/judge.ts';
import { behavesOverTime, lineAt, withText } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './hook-message.ts';

behavesOverTime(audit, {
  falling: [
    ['at once', withText(lineAt(0, 3))],
    ['at 3 s', withText(lineAt(3, 6))],
    ['at 7 s', withText(lineAt(7, 9))],
    ['never', withText(lineAt(0, 3, { role: 'body' }))],
  ],
  observation: /^In the 12 frames that we read, no headline or offer stays long enough to be followed\.$/,
  advice: /within 3 s/,
  second: 0,
});

it('does not count a sign that the camera passes as the message', () => {
  const passing = judge(audit, withText(lineAt(1, 1.5)));
  expect(passing.score).toBeLessThan(20);
  expect(passing.observation).toMatch(/is on screen for only 0.5 s, too short to be read/);
  expect(judgedScore(audit, withText(lineAt(1, 1.7)))).toBeGreaterThan(passing.score ?? 100);
  expect(judge(audit, withText(lineAt(1, 1.3))).observation).toMatch(
    /no headline or offer stays long enough/,
  );
});

it('does not count text that is too faint to see', () => {
  const pale = judge(audit, withText(lineAt(0, 3, { contrast: 1.4 })));
  expect(pale.score).toBeLessThan(20);
  expect(pale.display).toBe('easy to miss');
  expect(pale.observation).toMatch(/is hard to see on its background\.$/);
  expect(pale.fix).toMatch(/^Make the headline “.*” larger, clearer or longer on screen/);
  expect(judgedScore(audit, withText(lineAt(0, 3, { contrast: 3 })))).toBe(
    judgedScore(audit, withText(lineAt(0, 3))),
  );
});
