import { behavesAsImpression } from '../../testing/impression-behaviour.ts';
import audit from './brand-impression.ts';

behavesAsImpression(audit, 'brand');
