import { behavesOverTime, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './true-peak.ts';

const peaking = (truePeak: number | null) => withVideo('sound', { truePeak, loudness: [-30, -12, -20] });

behavesOverTime(audit, {
  falling: [
    ['with headroom', peaking(-3)],
    ['at full scale', peaking(0)],
    ['over it', peaking(2)],
  ],
  notApplicable: [['a silent video', withVideo('sound', { present: false, truePeak: null })]],
  observation: /^The loudest peak may distort\.$/,
  display: '2 dBTP',
  good: 'at most −1 dBTP',
  advice: /down by 3 dB/,
  second: 0.5,
});
