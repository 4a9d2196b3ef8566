import { describeMatch } from '../../testing/behaviours/match-behaviour.ts';
import audit from './match-action.ts';

describeMatch(audit, {
  kind: 'action',
  agreed: ['Shop now', 'Shop bottles'],
  against: ['Shop now', 'Download app'],
});
