import { behavesOverTime, cutInto, withVideo } from '../../testing/over-time-behaviour.ts';
import audit from './longest-lull.ts';

const silent = withVideo('scenes', { text: [], faces: [], brand: [], callToAction: [], endCard: null });

behavesOverTime(audit, {
  falling: [
    ['a cut every 2 s', { ...silent, ...cutInto(2, 2, 2, 2, 2, 2) }],
    ['nothing for 5 s', { ...silent, ...cutInto(2, 5, 3, 2) }],
    ['nothing for 9 s', { ...silent, ...cutInto(3, 9) }],
  ],
  observation: /is 9 s, from 3 s/,
  advice: /between 3 s and 12 s/,
  second: 3,
});
