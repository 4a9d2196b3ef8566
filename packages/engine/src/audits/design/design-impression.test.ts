import { behavesAsImpression } from '../../testing/behaviours/impression-behaviour.ts';
import audit from './design-impression.ts';

behavesAsImpression(audit, 'design');
