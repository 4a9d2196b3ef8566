import { z } from 'zod';
import { boxSchema } from '../geometry.ts';

const second = z.number().nonnegative();
const share = z.number().min(0).max(1);
const span = z.object({ start: second, end: second });
const saying = span.extend({ text: z.string() });

/** Kinds of boxes drawn over a frame of a video. */
export const MOMENT_KINDS = ['text', 'face', 'brand', 'callToAction'] as const;

/** What happens when in a video, in seconds from its start. Per-step lists have one value for each `step` of the duration. */
export const timelineSchema = z.object({
  duration: z.number().positive(),
  /** Seconds; 0.5. */
  step: z.number().positive(),
  /** From cut to cut, without gaps. */
  shots: z.array(span),
  /** Per step: how much draws the eye and how concentrated it is. */
  attention: z.array(share),
  motion: z.array(share),
  brightness: z.array(share),
  /** Per step, LUFS; -70 is silence. null without a sound track. */
  loudness: z.array(z.number()).nullable(),
  text: z.array(saying.extend({ role: z.string() })),
  faces: z.array(span),
  brand: z.array(span),
  callToAction: z.array(saying),
  speech: z.array(span),
  /** Boxes on the frames that were read, in fractions of the frame. */
  frames: z.array(
    z.object({
      second,
      boxes: z.array(z.object({ kind: z.enum(MOMENT_KINDS), label: z.string(), box: boxSchema })),
    }),
  ),
});
export type Timeline = z.infer<typeof timelineSchema>;
