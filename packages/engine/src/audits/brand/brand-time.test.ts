import { behavesOverTime, withBrand, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './brand-time.ts';

behavesOverTime(audit, {
  falling: [
    ['throughout', withBrand(0, 12)],
    ['a third', withBrand(8, 12)],
    ['a moment', withBrand(11.5, 12)],
  ],
  notApplicable: [['a video without a name', withVideo('scenes', { brand: [] })]],
  observation: /^“TARNWELL” can be read for 4\.2% of the video\.$/,
  display: '4.2%',
  good: 'at least 50%',
  label: '11.5 s to 12 s',
  advice: /^Keep “TARNWELL” on screen for 6 s or more/,
  second: 11.5,
});
