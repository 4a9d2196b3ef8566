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
