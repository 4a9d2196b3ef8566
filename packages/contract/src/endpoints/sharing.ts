import { z } from 'zod';
import { analysisIdSchema } from '../analyses/analyses.ts';

/** The page of a report, for anyone with the link while it is public. */
export const sharePath = (analysisId: string): string => `/share/${analysisId}`;

/** A picture of the report for link previews, 1200 by 630. There while the report is public. */
export const shareCardPath = (analysisId: string): string => `/_api/share/${analysisId}/card.png`;

/** Showing an analysis to others. */
export const SHARING_ENDPOINTS = {
  /** Only its owner may. Private again takes effect at once, on the page, the creative's file and the card. */
  shareAnalysis: {
    method: 'POST',
    path: '/_api/analysis/share',
    body: z.object({ analysisId: analysisIdSchema, makePublic: z.boolean() }),
    response: z.object({ shareUrl: z.url(), isPublic: z.boolean() }),
  },
  /** Says that a person looked at a public report. The answer is the same whether or not it was counted. */
  countView: {
    method: 'POST',
    path: '/_api/analysis/view',
    body: z.object({ analysisId: analysisIdSchema }),
    response: z.object({ success: z.literal(true) }),
  },
} as const;
