import { behavesOverTime, faceAt, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './smile-over-time.ts';

const smiling = (smile: number | null) => withVideo('scenes', { faces: [faceAt(2, 5, 0.1, smile)] });

behavesOverTime(audit, {
  falling: [
    ['a smile', smiling(0.98)],
    ['none', smiling(0.02)],
  ],
  notApplicable: [
    ['faces too small to judge', smiling(null)],
    ['a face that may smile or grimace', smiling(0.9)],
  ],
  observation: /^We put the chance of a smile at 2 ?% at most, at 2 s\.$/,
  advice: null,
  second: 2,
});
