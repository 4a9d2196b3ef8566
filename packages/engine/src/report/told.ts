import { z } from 'zod';
import { boxSchema } from '../geometry.ts';
import { CORRECTABLE, OBJECTIVES } from './told-names.ts';

export * from './told-names.ts';

/** What a person may say of a creative before it is graded. All of it optional. */
export const hintsSchema = z.object({
  brand: z.string().trim().min(1).max(60).optional(),
  objective: z.enum(OBJECTIVES).optional(),
  industry: z.string().trim().min(1).max(60).optional(),
  audience: z.string().trim().min(1).max(200).optional(),
});
export type Hints = z.infer<typeof hintsSchema>;

/** One place of the picture, and what it is; the lines that lie in the box for the most part are meant. */
export const correctionSchema = z.object({
  is: z.enum(CORRECTABLE),
  box: boxSchema,
  /** The words, where the person typed what the reader got wrong. */
  text: z.string().trim().min(1).max(200).optional(),
});
export type Correction = z.infer<typeof correctionSchema>;

/** Everything that a person said of a creative. */
export const toldSchema = hintsSchema.extend({
  corrections: z.array(correctionSchema).max(40).optional(),
  /** Elements that the ad does not have, as its owner says. */
  absent: z
    .array(z.enum(['headline', 'brand', 'request', 'offer']))
    .max(4)
    .optional(),
});
export type Told = z.infer<typeof toldSchema>;
