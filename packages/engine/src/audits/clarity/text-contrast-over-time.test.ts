import { expect, it } from 'vitest';
import { judge } from '../../testing/judge.ts';
import { behavesOverTime, lineAt, withText } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './text-contrast-over-time.ts';

behavesOverTime(audit, {
  falling: [
    ['strong', withText(lineAt(0, 3, { contrast: 8 }))],
    ['one faint line', withText(lineAt(0, 3), lineAt(3, 6, { contrast: 2.5 }))],
    ['faint', withText(lineAt(3, 6, { contrast: 1.6 }))],
  ],
  notApplicable: [['a video without words', withText()]],
  observation: /^“Cold at noon\?” is hard to read from 3 s on\.$/,
  display: '1.6:1',
  good: 'at least 4.5:1',
  label: '“Cold at noon?” at 1.6:1',
  advice: /^Put a solid panel behind “Cold at noon\?” at 3 s, or set it clearly lighter or darker\.$/,
  second: 3,
});

it('shows the contrast of the faintest line when all text is strong', () => {
  const lines = withText(lineAt(0, 3, { contrast: 8 }), lineAt(3, 6, { contrast: 6 }));
  const result = judge(audit, lines);
  expect(result.evidence.map(({ label }) => label)).toEqual([
    '“Cold at noon?” at 8:1',
    '“Cold at noon?” at 6:1',
  ]);
  expect(result).toMatchObject({
    title: 'Text stands out where we measured it',
    observation: 'The message stands out clearly from the background.',
    display: '6:1',
    good: 'at least 4.5:1',
  });
});

it.each([
  [
    'names the faintest line once it matters',
    3.4,
    /^Most text is easy to read; “and tea” has the least contrast \(3\.4:1\)\.$/,
  ],
  ['names none while nothing is lost', 4.4, /^The message stands out clearly from the background\.$/],
])('%s', (_, contrast, observation) => {
  const lines = withText(lineAt(0, 6), lineAt(0, 6, { text: 'and tea', contrast }));
  expect(judge(audit, lines).observation).toMatch(observation);
});
