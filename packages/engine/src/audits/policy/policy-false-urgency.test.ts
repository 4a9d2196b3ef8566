import { describeEnglishClaimPolicy } from '../../testing/behaviors/policy-behavior.ts';
import audit from './policy-false-urgency.ts';

describeEnglishClaimPolicy(audit, {
  rule: 'false-urgency',
  first: 'final warning',
  once: { above: 12, below: 36 },
  advice: /^Remove “final warning”\. /,
});
