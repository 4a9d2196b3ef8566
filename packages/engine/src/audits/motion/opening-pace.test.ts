import { behavesOverTime, cutInto, lasting } from '../../testing/behaviours/over-time-behaviour.ts';
import audit from './opening-pace.ts';

behavesOverTime(audit, {
  falling: [
    ['five shots', cutInto(1, 1, 1, 1, 1, 7)],
    ['two', cutInto(2.5, 2.5, 7)],
    ['one', cutInto(12)],
  ],
  notApplicable: [['a video of 4 s', lasting(4)]],
  observation: /^The first 5 s show only 1 shot\.$/,
  advice: /^Add a cut or two within 5 s/,
  second: 0,
});
