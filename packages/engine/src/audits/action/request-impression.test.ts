import { behavesAsImpression } from '../../testing/behaviors/impression-behavior.ts';
import audit from './request-impression.ts';

behavesAsImpression(audit, 'request');
