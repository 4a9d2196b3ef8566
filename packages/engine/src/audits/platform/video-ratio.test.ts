import { fakeArtifacts } from '../../testing/index.ts';
import { behavesOverTime } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './video-ratio.ts';

const sized = (width: number, height: number) => ({ image: { ...fakeArtifacts().image, width, height } });

behavesOverTime(audit, {
  falling: [
    ['9:16', sized(1080, 1920)],
    ['a little off', sized(1080, 1700)],
    ['a shape of its own', sized(1000, 3000)],
  ],
  observation: /not a standard one; the nearest is 9:16, for Reels/,
  advice: /to 9:16/,
  second: null,
});
