import { behavesAsImpression } from '../../testing/behaviours/impression-behaviour.ts';
import audit from './emotion-impression.ts';

behavesAsImpression(audit, 'emotion');
