import { behavesAsImpression } from '../../testing/behaviours/impression-behaviour.ts';
import audit from './attention-impression.ts';

behavesAsImpression(audit, 'attention');
