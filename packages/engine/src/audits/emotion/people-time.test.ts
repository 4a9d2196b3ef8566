import { behavesOverTime, faceAt, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './people-time.ts';

const seen = (start: number, end: number) => withVideo('scenes', { faces: [faceAt(start, end, 0.1)] });

behavesOverTime(audit, {
  falling: [
    ['most of the time', seen(0, 9)],
    ['a moment', seen(2, 3)],
    ['never', withVideo('scenes', { faces: [] })],
  ],
  observation: /^We could not find a face in the/,
  second: null,
});
