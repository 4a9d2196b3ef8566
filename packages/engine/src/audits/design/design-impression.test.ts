import { behavesAsImpression } from '../../testing/impression-behaviour.ts';
import audit from './design-impression.ts';

behavesAsImpression(audit, 'design');
