import { behavesOverTime, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './letterbox.ts';

const barred = (vertical: number) => withVideo('light', { bars: { vertical, horizontal: 0 } });

behavesOverTime(audit, {
  falling: [
    ['none', barred(0)],
    ['narrow', barred(0.1)],
    ['broad', barred(0.4)],
  ],
  observation: /Bars above and below take 40%/,
  advice: /Crop the bars above and below/,
  second: null,
});
