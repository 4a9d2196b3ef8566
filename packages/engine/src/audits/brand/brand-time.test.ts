import { behavesOverTime, named, withVideo } from '../../testing/behaviours/over-time-behaviour.ts';
import audit from './brand-time.ts';

behavesOverTime(audit, {
  falling: [
    ['throughout', named(0, 12)],
    ['a third', named(8, 12)],
    ['a moment', named(11.5, 12)],
  ],
  notApplicable: [['a video without a name', withVideo('scenes', { brand: [] })]],
  observation:
    /^“TARNWELL” can be read for 4\.2 ?% of the video \(0\.5 s of 12 s; 50 ?% or more is ideal\)\.$/,
  advice: /^Keep “TARNWELL” on screen for 6 s or more/,
  second: 11.5,
});
