import { behavesAsImpression } from '../../testing/impression-behaviour.ts';
import audit from './emotion-impression.ts';

behavesAsImpression(audit, 'emotion');
