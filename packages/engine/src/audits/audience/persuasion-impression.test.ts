import { behavesAsImpression } from '../../testing/impression-behaviour.ts';
import audit from './persuasion-impression.ts';

behavesAsImpression(audit, 'persuasion');
