import { behavesOverTime, withVideo } from '../../testing/over-time-behaviour.ts';
import audit from './sound-time.ts';

behavesOverTime(audit, {
  falling: [
    ['throughout', withVideo('sound', {})],
    ['for half of the time', withVideo('sound', { silence: [{ start: 6, end: 12 }] })],
    ['never', withVideo('sound', { present: false, lufs: null })],
  ],
  observation: /None of the 12 s has any sound/,
  advice: /Lay music or a voice/,
  second: null,
});
