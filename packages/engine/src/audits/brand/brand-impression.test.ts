import { behavesAsImpression } from '../../testing/behaviours/impression-behaviour.ts';
import audit from './brand-impression.ts';

behavesAsImpression(audit, 'brand');
