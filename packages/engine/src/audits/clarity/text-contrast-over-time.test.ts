import { expect, it } from 'vitest';
import { judge } from '../../testing/judge.ts';
import { behavesOverTime, lineAt, saying } from '../../testing/behaviours/over-time-behaviour.ts';
import audit from './text-contrast-over-time.ts';

behavesOverTime(audit, {
  falling: [
    ['strong', saying(lineAt(0, 3, { contrast: 8 }))],
    ['one faint line', saying(lineAt(0, 3), lineAt(3, 6, { contrast: 2.5 }))],
    ['faint', saying(lineAt(3, 6, { contrast: 1.6 }))],
  ],
  notApplicable: [['a video without words', saying()]],
  observation: /is hard to read from 3 s on \(1.6:1; 4.5:1 is readable\)/,
  advice: /solid panel behind “Cold at noon\?” at 3 s/,
  second: 3,
});

it('says of strong text what the faintest that was measured has', () => {
  const lines = saying(lineAt(0, 3, { contrast: 8 }), lineAt(3, 6, { contrast: 6 }));
  expect(judge(audit, lines)).toMatchObject({
    title: 'Text stands out where we measured it',
    observation: 'Text has a contrast of at least 6:1 (4.5:1 is readable).',
  });
});
