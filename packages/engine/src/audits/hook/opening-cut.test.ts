import { behavesOverTime, cutInto, lasting } from '../../testing/behaviours/over-time-behaviour.ts';
import audit from './opening-cut.ts';

behavesOverTime(audit, {
  falling: [
    ['a cut at 1 s', cutInto(1, 11)],
    ['at 3 s', cutInto(3, 9)],
    ['at 5 s', cutInto(5, 7)],
    ['one shot', cutInto(12)],
  ],
  notApplicable: [
    ['a second without a cut', { ...cutInto(1), ...lasting(1) }],
    ['an opening that flickers', cutInto(...Array.from({ length: 60 }, () => 0.2))],
  ],
  observation: /^The whole video is one shot \(12 s\)\.$/,
  advice: /^Add a cut within 3 s/,
  second: 0,
});
