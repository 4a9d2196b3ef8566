import { z } from 'zod';
import { analysisIdSchema } from '../analyses/analyses.ts';

/** The report page for anyone with the link, while the report is public. */
export const sharePath = (analysisId: string): string => `/share/${analysisId}`;

/** A 1200×630 picture of the report for link previews. Available while the report is public. */
export const shareCardPath = (analysisId: string): string => `/_api/share/${analysisId}/card.png`;

export const SHARING_ENDPOINTS = {
  /** Owner only. Making it private takes effect at once on the page, the creative's file and the card. */
  shareAnalysis: {
    method: 'POST',
    path: '/_api/analysis/share',
    body: z.object({ analysisId: analysisIdSchema, makePublic: z.boolean() }),
    response: z.object({ shareUrl: z.url(), isPublic: z.boolean() }),
  },
  /** Counts a view of a public report. The response is the same whether or not the view counted. */
  countView: {
    method: 'POST',
    path: '/_api/analysis/view',
    body: z.object({ analysisId: analysisIdSchema }),
    response: z.object({ success: z.literal(true) }),
  },
} as const;
