import { behavesAsImpression } from '../../testing/behaviors/impression-behavior.ts';
import audit from './persuasion-impression.ts';

behavesAsImpression(audit, 'persuasion');
