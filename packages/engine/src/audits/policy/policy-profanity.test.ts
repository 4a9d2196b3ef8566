import { describeEnglishClaimPolicy } from '../../testing/behaviors/policy-behavior.ts';
import audit from './policy-profanity.ts';

describeEnglishClaimPolicy(audit, {
  rule: 'profanity',
  first: 'sh1t',
  once: { above: 5, below: 29 },
  advice: /Replace “sh1t”/,
});
