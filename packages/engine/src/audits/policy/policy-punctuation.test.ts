import { describeFormPolicy } from '../../testing/behaviors/policy-behavior.ts';
import audit from './policy-punctuation.ts';

describeFormPolicy(audit, {
  rule: 'punctuation',
  first: '!!!',
  value: 3,
  advice: /instead of “!!!”\.$/,
});
