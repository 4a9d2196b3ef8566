import { z } from 'zod';
import { PLAN_NAMES } from './plans.ts';

/** In its own file, because pages that only display plans need no schemas. */
export const planNameSchema = z.enum(PLAN_NAMES);
