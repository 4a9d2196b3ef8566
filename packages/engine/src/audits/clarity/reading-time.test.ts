import { behavesOverTime, lineAt, saying } from '../../testing/behaviours/over-time-behaviour.ts';
import audit from './reading-time.ts';

const text = 'Hot tea on the summit after eighteen hours in the snow';

behavesOverTime(audit, {
  falling: [
    ['time enough', saying(lineAt(0, 5, { text }))],
    ['two thirds of it', saying(lineAt(0, 2.2, { text }))],
    ['a flash', saying(lineAt(4, 4.5, { text }))],
  ],
  notApplicable: [['a video without words', saying()]],
  observation: /disappears before it can be read \(0.5 s on screen, 3.3 s to read\)/,
  advice: /for 3.3 s instead of 0.5 s/,
  second: 4,
});
