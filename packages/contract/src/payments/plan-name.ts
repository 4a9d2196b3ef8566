import { z } from 'zod';
import { PLAN_NAMES } from './plans.ts';

/** By itself: pages that only tell of the plans need no schemas. */
export const planNameSchema = z.enum(PLAN_NAMES);
