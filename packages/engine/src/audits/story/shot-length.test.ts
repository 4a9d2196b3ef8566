import { behavesOverTime, cutInto } from '../../testing/over-time-behaviour.ts';
import audit from './shot-length.ts';

behavesOverTime(audit, {
  falling: [
    ['2 s each', cutInto(2, 2, 2, 2, 2, 2)],
    ['4 s each', cutInto(4, 4, 4)],
    ['one shot', cutInto(12)],
  ],
  observation: /One shot lasts 12 s/,
  advice: /Divide the shot from 0 s/,
  second: 0,
});
