import { behavesAsImpression } from '../../testing/behaviors/impression-behavior.ts';
import audit from './attention-impression.ts';

behavesAsImpression(audit, 'attention');
