import { behavesAsImpression } from '../../testing/impression-behaviour.ts';
import audit from './clarity-impression.ts';

behavesAsImpression(audit, 'clarity');
