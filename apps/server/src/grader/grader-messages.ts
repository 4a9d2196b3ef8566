import type { Creative, CreativeErrorCode, ModelSettings } from '@adjudge/engine/intake';
import { type Analysis, GRADING_STEPS, type WhatIf } from '@adjudge/engine/report';
import { z } from 'zod';
import type { Graded, Reading, Regrading } from './grader.ts';

/** What the server sends to a grader process. */
export type GraderTask =
  | { readonly warmUp: true }
  | {
      readonly creative: Creative;
      readonly writer: ModelSettings | null;
      readonly reading: Reading;
    }
  | { readonly whatIf: Creative; readonly measured: Uint8Array | null }
  | { readonly regrade: Omit<Regrading, 'asksWriter'>; readonly writer: ModelSettings | null };

export type GraderAnswer =
  | { readonly warm: true }
  | Graded
  | { readonly regraded: Analysis }
  | { readonly whatIf: WhatIf; readonly pictures: readonly (readonly [name: string, jpeg: Uint8Array])[] }
  | { readonly refused: CreativeErrorCode; readonly message: string };

export const graderMessageSchema = z.union([
  z.object({ step: z.enum(GRADING_STEPS) }),
  /** The process that has the task. Sent first, so that its CPU time can be watched. */
  z.object({ pid: z.int() }),
]);
export type GraderMessage = z.infer<typeof graderMessageSchema>;
