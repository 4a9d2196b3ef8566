import { z } from 'zod';
import { GRADE_SCALE } from './grade-scale.ts';

/** By itself: pages that only tell of the scale need no schemas. */
export const gradeLetterSchema = z.enum(GRADE_SCALE.map(([letter]) => letter));
