import '../zod-setup.ts';
import { z } from 'zod';

const judged = z.object({ score: z.number().min(0).max(100), explanation: z.string() });

/** Sub-scores of a video, computed from its audits. */
export const videoAnalysisSchema = z.object({
  /** The first three seconds. */
  openingHookStrength: judged,
  visualStorytellingFlow: judged,
  motionAndPacing: judged,
  platformOptimization: judged,
  engagementRetention: judged,
  ctaTimingPlacement: judged,
});

export const videoSpecificAnalysisSchema = z.object({
  pacing: judged,
  motion: judged,
  storytelling: judged,
  openingHook: judged,
});

export const videoMetadataSchema = z.object({
  /** Seconds. */
  duration: z.number().nonnegative(),
  format: z.string(),
  /** Bytes. */
  fileSize: z.int().nonnegative(),
  /** Pixels, upright. */
  dimensions: z.object({ width: z.int(), height: z.int() }),
  /** Filled in by the server that serves the thumbnail; null from the engine alone. */
  thumbnailUrl: z.string().nullable(),
  fileName: z.string(),
  /** Width / height. */
  aspectRatio: z.number().nonnegative(),
  /** Number of frames that were read. */
  extractedFrames: z.int().nonnegative(),
  /** Whether any frame could be read. */
  frameAnalysisAvailable: z.boolean(),
});

export const videoAdviceSchema = z.object({
  /** The sub-score that called for it. */
  area: z.enum(['openingHook', 'pacing', 'platform', 'callToActionTiming']),
  title: z.string(),
  text: z.string(),
  /** Position in the video; null when it concerns the whole file. */
  second: z.number().nullable(),
});

export type VideoAnalysis = z.infer<typeof videoAnalysisSchema>;
export type VideoMetadata = z.infer<typeof videoMetadataSchema>;
export type VideoAdvice = z.infer<typeof videoAdviceSchema>;
