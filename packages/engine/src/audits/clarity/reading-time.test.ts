import { expect, it } from 'vitest';
import { behavesOverTime, lineAt, withText } from '../../testing/behaviors/over-time-behavior.ts';
import { judge } from '../../testing/judge.ts';
import audit from './reading-time.ts';

const text = 'Hot tea on the summit after eighteen hours in the snow';

behavesOverTime(audit, {
  falling: [
    ['time enough', withText(lineAt(0, 5, { text }))],
    ['two thirds of it', withText(lineAt(0, 2.2, { text }))],
    ['a flash', withText(lineAt(4, 4.5, { text }))],
  ],
  notApplicable: [['a video without words', withText()]],
  observation: /disappears before it can be read \(0.5 s on screen, 3.3 s to read\)/,
  advice: /^Cut “.*” down, because it takes 3.3 s to read\.$/,
  second: 4,
});

it('holds a short line longer instead of cutting it down', () => {
  const { fix } = judge(audit, withText(lineAt(4, 4.5, { text: 'Hot tea on the summit' })));
  expect(fix).toBe('Keep “Hot tea on the summit” on screen for 1.5 s instead of 0.5 s.');
});
