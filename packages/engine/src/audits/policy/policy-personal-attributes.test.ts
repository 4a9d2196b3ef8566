import { describeEnglishClaimPolicy } from '../../testing/behaviours/policy-behaviour.ts';
import audit from './policy-personal-attributes.ts';

describeEnglishClaimPolicy(audit, {
  rule: 'personal-attributes',
  first: 'Are you overweight',
  once: { above: 5, below: 29 },
  advice: /“Are you overweight”/,
});
