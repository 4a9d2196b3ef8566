import { describeEnglishClaimPolicy } from '../../testing/behaviors/policy-behavior.ts';
import audit from './policy-superlatives.ts';

describeEnglishClaimPolicy(audit, {
  rule: 'superlatives',
  first: 'the best in the world',
  once: { above: 18, below: 44 },
  advice: /behind “the best in the world”/,
});
