import callToActionHold from '../../../audits/action/call-to-action-hold.ts';
import callToActionShareOfTime from '../../../audits/action/call-to-action-share-of-time.ts';
import callToActionTime from '../../../audits/action/call-to-action-time.ts';
import { extendCategory } from '../../extend-category.ts';
import { callToAction } from '../call-to-action.ts';

export const videoCallToAction = extendCategory(callToAction, {
  overTime: [
    { audit: callToActionTime, prior: 34, reason: 'Few viewers are left in the last second.' },
    { audit: callToActionHold, prior: 18, reason: 'A call to action nobody reads asks for nothing.' },
    { audit: callToActionShareOfTime, prior: 10, reason: 'Partly covered by the other two.' },
  ],
});
