import { behavesOverTime, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './video-bitrate.ts';

const rate = (bitrate: number) => withVideo('video', { bitrate });

behavesOverTime(audit, {
  falling: [
    ['3000', rate(3000)],
    ['800', rate(800)],
    ['150', rate(150)],
  ],
  observation: /^The video is compressed too hard to stay sharp \(150 kbit\/s\)\.$/,
  advice: /instead of 150 kbit\/s/,
  second: null,
});
