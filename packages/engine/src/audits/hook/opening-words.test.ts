import { expect, it } from 'vitest';
import { judge } from '../../testing/judge.ts';
import { behavesOverTime, lineAt, withText } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './opening-words.ts';

behavesOverTime(audit, {
  falling: [
    ['from the start', withText(lineAt(0, 3))],
    ['from 2 s', withText(lineAt(2, 5))],
    ['from 6 s', withText(lineAt(6, 9))],
  ],
  notApplicable: [
    ['a video without words', withText()],
    ['fine print', withText(lineAt(0, 3, { role: 'legal' }))],
  ],
  observation:
    /^The first text, “Cold at noon\?”, appears only at 6 s, too late for viewers with the sound off\.$/,
  advice: /from the first frame/,
  second: 6,
});

it.each([
  ['faint', 1.4, 'The first text is easy to miss'],
  ['a little faint', 2.3, 'First text on screen'],
])('gives no later second for text that is %s from the start', (_, contrast, title) => {
  const faint = withText(lineAt(0, 3, { contrast }));
  const result = judge(audit, faint);
  expect(result).toMatchObject({ title, display: 'easy to miss' });
  expect(result.observation).toMatch(/hard to see on its background\.$/);
  expect(typeof audit.fault === 'function' && audit.fault(result, faint)).toBe(
    'the first text is easy to miss',
  );
});

it('says in short when late text comes', () => {
  const late = withText(lineAt(6, 9));
  const result = judge(audit, late);
  expect(typeof audit.fault === 'function' && audit.fault(result, late)).toBe(
    'the first text comes only at 6 s',
  );
});
