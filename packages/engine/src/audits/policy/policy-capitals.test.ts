import { describeFormPolicy } from '../../testing/behaviors/policy-behavior.ts';
import audit from './policy-capitals.ts';

describeFormPolicy(audit, {
  rule: 'capitals',
  first: 'BUY NOW',
  value: 2,
  advice: /Write “buy now” instead/,
});
