import { describeEnglishClaimPolicy } from '../../testing/behaviors/policy-behavior.ts';
import audit from './policy-click-here.ts';

describeEnglishClaimPolicy(audit, {
  rule: 'click-here',
  first: 'Click here',
  once: { above: 12, below: 36 },
  advice: /^Say what the click gives instead of “Click here”\.$/,
});
