import { describeMatch } from '../../testing/behaviors/match-behavior.ts';
import audit from './match-offer.ts';

describeMatch(audit, {
  kind: 'offer',
  agreed: ['Save 30%', '30% off'],
  against: ['Save 30%', '50% off'],
});
