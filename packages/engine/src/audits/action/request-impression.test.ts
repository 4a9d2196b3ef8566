import { behavesAsImpression } from '../../testing/behaviours/impression-behaviour.ts';
import audit from './request-impression.ts';

behavesAsImpression(audit, 'request');
