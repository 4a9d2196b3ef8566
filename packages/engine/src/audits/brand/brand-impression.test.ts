import { behavesAsImpression } from '../../testing/behaviors/impression-behavior.ts';
import audit from './brand-impression.ts';

behavesAsImpression(audit, 'brand');
