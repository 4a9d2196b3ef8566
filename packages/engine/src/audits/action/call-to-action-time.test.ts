import { behavesOverTime, asking, withVideo } from '../../testing/over-time-behaviour.ts';
import audit from './call-to-action-time.ts';

behavesOverTime(audit, {
  falling: [
    ['5 s before the end', asking(7, 12)],
    ['2 s before', asking(10, 12)],
    ['half a second before', asking(11.5, 12)],
  ],
  notApplicable: [['a video that asks for nothing', withVideo('scenes', { callToAction: [] })]],
  observation: /“Shop bottles” first appears at 11.5 s, 0.5 s before the end/,
  advice: /from 9 s on instead of from 11.5 s/,
  second: 11.5,
});
