import { type AnalyzedCreative, OBJECTIVES } from '@adjudge/contract';
import { z } from 'zod';
import { type HintDraft, NO_HINTS } from '../../../components/hint-fields.tsx';
import type { AnalysisMode } from '../failure.ts';

/** Everything in the form except the file. */
export interface DraftWords {
  readonly mode: AnalysisMode;
  readonly copy: string;
  readonly hints: HintDraft;
  /** Id of the analysis that this is a new version of. */
  readonly versionOf?: string | undefined;
}

export const NO_WORDS: DraftWords = { mode: 'combined', copy: '', hints: NO_HINTS };

/** Initial form values for a new version of an ad. */
export const nextVersionWords = ({ analysisId, adCopy }: AnalyzedCreative): DraftWords => ({
  ...NO_WORDS,
  mode: adCopy === null ? 'creative-only' : 'combined',
  copy: adCopy ?? '',
  versionOf: analysisId,
});

/** A draft may have been saved by an earlier release; one that does not fit is ignored. */
const draftWordsSchema: z.ZodType<DraftWords> = z.object({
  mode: z.enum(['combined', 'creative-only']),
  copy: z.string(),
  hints: z.object({
    brand: z.string(),
    objective: z.union([z.enum(OBJECTIVES), z.literal('')]),
    industry: z.string(),
    audience: z.string(),
  }),
  versionOf: z.string().optional(),
});

export const readWords = (kept: unknown): DraftWords | null => draftWordsSchema.safeParse(kept).data ?? null;

export const hasInput = ({ copy, hints }: DraftWords): boolean =>
  copy !== '' || Object.values(hints).some((hint) => hint !== '');
