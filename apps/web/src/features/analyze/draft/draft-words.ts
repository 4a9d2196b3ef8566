import { OBJECTIVES } from '@adjudge/contract';
import { z } from 'zod';
import { type HintDraft, NO_HINTS } from '../../../components/hint-fields.tsx';
import type { AnalysisMode } from '../failure.ts';

/** What stands in the form beside the file. */
export interface DraftWords {
  readonly mode: AnalysisMode;
  readonly copy: string;
  readonly hints: HintDraft;
}

export const NO_WORDS: DraftWords = { mode: 'combined', copy: '', hints: NO_HINTS };

/** A draft may have been kept by a release before this one: what does not fit is not there. */
const draftWordsSchema: z.ZodType<DraftWords> = z.object({
  mode: z.enum(['combined', 'creative-only']),
  copy: z.string(),
  hints: z.object({
    brand: z.string(),
    objective: z.union([z.enum(OBJECTIVES), z.literal('')]),
    industry: z.string(),
    audience: z.string(),
  }),
});

export const readWords = (kept: unknown): DraftWords | null => draftWordsSchema.safeParse(kept).data ?? null;

export const isTyped = ({ copy, hints }: DraftWords): boolean =>
  copy !== '' || Object.values(hints).some((hint) => hint !== '');
