import { describeClaimPolicy } from '../../testing/behaviors/policy-behavior.ts';
import audit from './policy-symbols.ts';

describeClaimPolicy(audit, {
  rule: 'symbols',
  first: 'gr8',
  once: { above: 12, below: 36 },
  advice: /“gr8” out as plain words/,
});
