import { behavesOverTime, faceAt, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './opening-face.ts';

const faces = (start: number, share: number) =>
  withVideo('scenes', { faces: [faceAt(start, start + 3, share)] });

behavesOverTime(audit, {
  falling: [
    ['a close-up', faces(0, 0.2)],
    ['a face in the distance', faces(0, 0.02)],
    ['one after the opening', faces(5, 0.2)],
  ],
  notApplicable: [['a video without faces', withVideo('scenes', { faces: [] })]],
  observation: /^The first face we found appears at 5 s/,
  advice: /shot at 5 s/,
  second: 5,
});
