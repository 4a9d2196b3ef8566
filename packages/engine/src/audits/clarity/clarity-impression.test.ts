import { behavesAsImpression } from '../../testing/behaviours/impression-behaviour.ts';
import audit from './clarity-impression.ts';

behavesAsImpression(audit, 'clarity');
