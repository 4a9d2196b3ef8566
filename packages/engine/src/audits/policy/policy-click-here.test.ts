import { describeEnglishClaimPolicy } from '../../testing/behaviours/policy-behaviour.ts';
import audit from './policy-click-here.ts';

describeEnglishClaimPolicy(audit, {
  rule: 'click-here',
  first: 'Click here',
  once: { above: 12, below: 36 },
  advice: /^Say what the click gives instead of “Click here”\.$/,
});
