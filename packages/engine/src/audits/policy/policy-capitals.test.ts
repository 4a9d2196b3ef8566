import { describeFormPolicy } from '../../testing/behaviours/policy-behaviour.ts';
import audit from './policy-capitals.ts';

describeFormPolicy(audit, {
  rule: 'capitals',
  first: 'BUY NOW',
  value: 2,
  advice: /Write “buy now” instead/,
});
