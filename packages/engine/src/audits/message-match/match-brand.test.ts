import { describeMatch } from '../../testing/behaviors/match-behavior.ts';
import audit from './match-brand.ts';

describeMatch(audit, {
  kind: 'brand',
  agreed: ['Tarnwell', 'TARNWELL'],
  against: ['Tarnwell', 'Otterpeak'],
  contradiction: 'another name',
  advised: [null, 'Otterpeak'],
});
