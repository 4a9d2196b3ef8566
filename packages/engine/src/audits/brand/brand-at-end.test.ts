import { behavesOverTime, named, withVideo } from '../../testing/over-time-behaviour.ts';
import audit from './brand-at-end.ts';

behavesOverTime(audit, {
  falling: [
    ['to the end', named(0, 12)],
    ['until a second before', named(0, 11)],
    ['in the opening alone', named(0, 3)],
  ],
  notApplicable: [['a video without a name', withVideo('scenes', { brand: [] })]],
  observation: /0 s of the last 2 s/,
  advice: /leaves at 3 s of 12 s/,
  second: 3,
});
