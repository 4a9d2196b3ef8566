import { behavesOverTime, lineAt, withText } from '../../testing/behaviors/over-time-behavior.ts';
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
  advice: /for 3.3 s instead of 0.5 s/,
  second: 4,
});
