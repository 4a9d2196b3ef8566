import type { Creative, CreativeErrorCode, WriterSettings } from '@adjudge/engine/intake';
import { type Analysis, GRADING_STEPS, type GradingStep, type WhatIf } from '@adjudge/engine/report';
import { z } from 'zod';

/** What the server and a grader process say to each other. */
export type GraderTask =
  | { readonly warmUp: true }
  | { readonly creative: Creative; readonly writer: WriterSettings | null }
  | { readonly whatIf: Creative };

export type GraderAnswer =
  | { readonly warm: true }
  | { readonly analysis: Analysis; readonly thumbnail: Uint8Array | null }
  | { readonly whatIf: WhatIf; readonly pictures: readonly (readonly [name: string, jpeg: Uint8Array])[] }
  | { readonly refused: CreativeErrorCode; readonly message: string };

export interface GraderMessage {
  readonly step: GradingStep;
}

export const graderMessageSchema = z.object({ step: z.enum(GRADING_STEPS) });
