import { describeMatch } from '../../testing/match-behaviour.ts';
import audit from './match-product.ts';

describeMatch(audit, {
  kind: 'product',
  agreed: ['bottle', 'bottles'],
  against: ['bottle', 'mattress'],
});
