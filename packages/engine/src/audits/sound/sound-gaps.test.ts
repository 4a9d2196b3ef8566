import { behavesOverTime, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './sound-gaps.ts';

const silent = (start: number, end: number) => withVideo('sound', { silence: [{ start, end }] });

behavesOverTime(audit, {
  falling: [
    ['none', withVideo('sound', {})],
    ['2 s', silent(5, 7)],
    ['6 s', silent(5, 11)],
  ],
  notApplicable: [['a silent video', withVideo('sound', { present: false })]],
  observation: /^The longest silence lasts 6 s, from 5 s to 11 s\.$/,
  display: '6 s',
  good: 'at most 1 s',
  advice: /from 5 s to 11 s/,
  second: 5,
});
