import { behavesAsImpression } from '../../testing/behaviours/impression-behaviour.ts';
import audit from './persuasion-impression.ts';

behavesAsImpression(audit, 'persuasion');
