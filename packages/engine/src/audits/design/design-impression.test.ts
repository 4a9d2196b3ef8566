import { behavesAsImpression } from '../../testing/behaviors/impression-behavior.ts';
import audit from './design-impression.ts';

behavesAsImpression(audit, 'design');
