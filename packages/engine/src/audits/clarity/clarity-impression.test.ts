import { behavesAsImpression } from '../../testing/behaviors/impression-behavior.ts';
import audit from './clarity-impression.ts';

behavesAsImpression(audit, 'clarity');
