import { describeEnglishClaimPolicy } from '../../testing/behaviors/policy-behavior.ts';
import audit from './policy-personal-attributes.ts';

describeEnglishClaimPolicy(audit, {
  rule: 'personal-attributes',
  first: 'Are you overweight',
  once: { above: 5, below: 29 },
  advice: /“Are you overweight”/,
});
