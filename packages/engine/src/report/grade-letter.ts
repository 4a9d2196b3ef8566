import { z } from 'zod';
import { GRADE_SCALE } from './grade-scale.ts';

/** Kept apart from the grade scale, so that pages that only show the scale load no schemas. */
export const gradeLetterSchema = z.enum(GRADE_SCALE.map(([letter]) => letter));
