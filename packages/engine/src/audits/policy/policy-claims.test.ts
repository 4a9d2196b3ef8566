import { describeEnglishClaimPolicy } from '../../testing/behaviors/policy-behavior.ts';
import audit from './policy-claims.ts';

describeEnglishClaimPolicy(audit, {
  rule: 'claims',
  first: 'miracle pill',
  once: { above: 5, below: 29 },
  advice: /^Remove “miracle pill” and say what the product does instead\.$/,
});
