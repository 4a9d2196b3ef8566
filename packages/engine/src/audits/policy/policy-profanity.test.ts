import { describeEnglishClaimPolicy } from '../../testing/behaviours/policy-behaviour.ts';
import audit from './policy-profanity.ts';

describeEnglishClaimPolicy(audit, {
  rule: 'profanity',
  first: 'sh1t',
  once: { above: 5, below: 29 },
  advice: /Replace “sh1t”/,
});
