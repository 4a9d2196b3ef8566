import { behavesOverTime, withCallToAction, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './call-to-action-hold.ts';

behavesOverTime(audit, {
  falling: [
    ['for 4 s', withCallToAction(8, 12)],
    ['for 1.4 s', withCallToAction(10.6, 12)],
    ['for half a second', withCallToAction(5, 5.5)],
  ],
  notApplicable: [['a video that asks for nothing', withVideo('scenes', { callToAction: [] })]],
  observation: /^“Shop bottles” is gone after 0\.5 s \(from 5 s to 5\.5 s\)\.$/,
  display: '0.5 s',
  good: 'at least 2 s',
  advice: /^Hold “Shop bottles” for 2 s or more/,
  second: 5,
});
