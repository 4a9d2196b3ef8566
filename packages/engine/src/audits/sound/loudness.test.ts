import { behavesOverTime, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './loudness.ts';

const loud = (lufs: number | null) => withVideo('sound', { lufs, loudness: [-30, -20, -20] });

behavesOverTime(audit, {
  falling: [
    ['as usual', loud(-14)],
    ['a little quiet', loud(-18)],
    ['quiet', loud(-26)],
  ],
  notApplicable: [['a silent video', withVideo('sound', { present: false, lufs: null })]],
  observation: /^The sound is quieter than usual\.$/,
  display: '−26 LUFS',
  good: '−16 to −12 LUFS',
  advice: /up by 12 dB, to −14 LUFS/,
  second: 0.5,
});
