import { z } from 'zod';

/**
 * The model's answer: text for requested pieces, each with the ids of the facts it uses. Nothing else in an answer is read, so the model
 * cannot add a figure, an order or a finding.
 */
export const answerSchema = z.object({
  pieces: z.array(z.object({ id: z.string(), words: z.string(), facts: z.array(z.string()) })),
});

export type AnsweredPiece = z.infer<typeof answerSchema>['pieces'][number];
