import { describeMatch } from '../../testing/behaviors/match-behavior.ts';
import audit from './match-action.ts';

describeMatch(audit, {
  kind: 'action',
  agreed: ['Shop now', 'Shop bottles'],
  against: ['Shop now', 'Download app'],
});
