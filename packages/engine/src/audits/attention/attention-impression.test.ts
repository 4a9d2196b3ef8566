import { behavesAsImpression } from '../../testing/impression-behaviour.ts';
import audit from './attention-impression.ts';

behavesAsImpression(audit, 'attention');
