import { behavesOverTime, named, withVideo } from '../../testing/over-time-behaviour.ts';
import audit from './brand-first-seen.ts';

behavesOverTime(audit, {
  falling: [
    ['at once', named(0, 12)],
    ['at 4 s', named(4, 12)],
    ['at 10 s', named(10, 12)],
  ],
  notApplicable: [['a video without a name', withVideo('scenes', { brand: [] })]],
  observation: /first seen at 10 s/,
  advice: /within the first 3 s instead of from 10 s/,
  second: 10,
});
