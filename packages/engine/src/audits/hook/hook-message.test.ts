import { expect, it } from 'vitest';
import { judge, judgedScore } from '../../testing/judge.ts';
import { behavesOverTime, lineAt, saying } from '../../testing/over-time-behaviour.ts';
import audit from './hook-message.ts';

behavesOverTime(audit, {
  falling: [
    ['at once', saying(lineAt(0, 3))],
    ['at 3 s', saying(lineAt(3, 6))],
    ['at 7 s', saying(lineAt(7, 9))],
    ['never', saying(lineAt(0, 3, { role: 'body' }))],
  ],
  observation: /No headline and no offer/,
  advice: /within 3 s/,
  second: 0,
});

it('does not take a sign that the camera passes for a promise', () => {
  const passing = judge(audit, saying(lineAt(1, 1.5)));
  expect(passing.score).toBeLessThan(20);
  expect(passing.observation).toMatch(/stands for 0.5 s and may have been filmed in passing/);
  expect(judgedScore(audit, saying(lineAt(1, 1.7)))).toBeGreaterThan(passing.score ?? 100);
  expect(judge(audit, saying(lineAt(1, 1.3))).observation).toMatch(/No headline/);
});

it('does not take letters as pale as their ground for a promise that is seen', () => {
  const pale = judge(audit, saying(lineAt(0, 3, { contrast: 1.4 })));
  expect(pale.score).toBeLessThan(20);
  expect(pale.observation).toMatch(/is hardly seen at 1.4:1, so that it counts as said at/);
  expect(judgedScore(audit, saying(lineAt(0, 3, { contrast: 3 })))).toBe(
    judgedScore(audit, saying(lineAt(0, 3))),
  );
});
