import { behavesOverTime, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './sound-time.ts';

behavesOverTime(audit, {
  falling: [
    ['throughout', withVideo('sound', {})],
    ['for half of the time', withVideo('sound', { silence: [{ start: 6, end: 12 }] })],
    ['never', withVideo('sound', { present: false, lufs: null })],
  ],
  observation: /^The video has no sound\.$/,
  advice: /^Add music or a voice-over to the whole video;/,
  second: null,
});
