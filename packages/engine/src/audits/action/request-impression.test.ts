import { behavesAsImpression } from '../../testing/impression-behaviour.ts';
import audit from './request-impression.ts';

behavesAsImpression(audit, 'request');
