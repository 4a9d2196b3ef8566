import { behavesOverTime, withCallToAction, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './call-to-action-share-of-time.ts';

behavesOverTime(audit, {
  falling: [
    ['a third of the time', withCallToAction(8, 12)],
    ['all the time', withCallToAction(0, 12)],
  ],
  notApplicable: [['a video that asks for nothing', withVideo('scenes', { callToAction: [] })]],
  observation: /^The call to action is on screen for 100% of the video\.$/,
  display: '100%',
  good: '15% to 60%',
  label: '“Shop bottles” for 12 s of 12 s',
  advice: /first half to the message/,
  second: 0,
});
