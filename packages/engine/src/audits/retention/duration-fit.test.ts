import { behavesOverTime, lasting } from '../../testing/over-time-behaviour.ts';
import audit from './duration-fit.ts';

behavesOverTime(audit, {
  falling: [
    ['10 s', lasting(10)],
    ['20 s', lasting(20)],
    ['60 s', lasting(60)],
  ],
  observation: /lasts 60 s; feeds advise 6 to 15 s/,
  advice: /Cut 45 s for a version of 15 s/,
  second: 15,
});
