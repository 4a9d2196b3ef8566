import { z } from 'zod';

/**
 * What the model answers: words for pieces it was asked for, each naming the facts they are made of. Nothing else of an
 * answer is read, so there is no place in it for a figure, an order or a finding.
 */
export const answerSchema = z.object({
  pieces: z.array(z.object({ id: z.string(), words: z.string(), facts: z.array(z.string()) })),
});

export type AnsweredPiece = z.infer<typeof answerSchema>['pieces'][number];
