import { z } from 'zod';
import { boxSchema } from '../geometry.ts';
import { CORRECTION_KINDS, OBJECTIVES } from './user-input-names.ts';

export * from './user-input-names.ts';

/** What the user may say about a creative before it is graded. All of it is optional. */
export const hintsSchema = z.object({
  brand: z.string().trim().min(1).max(60).optional(),
  objective: z.enum(OBJECTIVES).optional(),
  industry: z.string().trim().min(1).max(60).optional(),
  audience: z.string().trim().min(1).max(200).optional(),
});
export type Hints = z.infer<typeof hintsSchema>;

/** One place in the picture, and what it is. It refers to the lines that lie mostly inside the box. */
export const correctionSchema = z.object({
  is: z.enum(CORRECTION_KINDS),
  box: boxSchema,
  /** The correct words, if the user typed what the reader got wrong. */
  text: z.string().trim().min(1).max(200).optional(),
});
export type Correction = z.infer<typeof correctionSchema>;

/** Everything that the user said about a creative. */
export const userInputSchema = hintsSchema.extend({
  corrections: z.array(correctionSchema).max(40).optional(),
  /** Elements that the ad does not have, according to its owner. */
  absent: z
    .array(z.enum(['headline', 'brand', 'request', 'offer']))
    .max(4)
    .optional(),
});
export type UserInput = z.infer<typeof userInputSchema>;
