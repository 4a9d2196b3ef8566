import { describeFormPolicy } from '../../testing/behaviours/policy-behaviour.ts';
import audit from './policy-punctuation.ts';

describeFormPolicy(audit, {
  rule: 'punctuation',
  first: '!!!',
  value: 3,
  advice: /instead of “!!!”\.$/,
});
