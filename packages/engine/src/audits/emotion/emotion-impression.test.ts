import { behavesAsImpression } from '../../testing/behaviors/impression-behavior.ts';
import audit from './emotion-impression.ts';

behavesAsImpression(audit, 'emotion');
