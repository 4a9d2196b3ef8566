import { fakeArtifacts } from '../../testing/index.ts';
import { behavesOverTime } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './video-resolution.ts';

const sized = (width: number, height: number) => ({ image: { ...fakeArtifacts().image, width, height } });

behavesOverTime(audit, {
  falling: [
    ['1080p', sized(1080, 1920)],
    ['540p', sized(540, 960)],
    ['240p', sized(240, 426)],
  ],
  observation: /^The video will look soft on a phone\.$/,
  display: '240 px',
  good: 'at least 720 px',
  advice: /1080 x 1918 px/,
  second: null,
});
