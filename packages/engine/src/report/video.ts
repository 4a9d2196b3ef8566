import '../zod-setup.ts';
import { z } from 'zod';

const judged = z.object({ score: z.number().min(0).max(100), explanation: z.string() });

/** Sub-scores of a video: views over its audits. */
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
  /** Filled by the server of the thumbnail; null from the engine alone. */
  thumbnailUrl: z.string().nullable(),
  fileName: z.string(),
  /** Width over height. */
  aspectRatio: z.number().nonnegative(),
  /** Frames that were read. */
  extractedFrames: z.int().nonnegative(),
  /** Whether anything could be seen on them. */
  frameAnalysisAvailable: z.boolean(),
});

export const videoAdviceSchema = z.object({
  /** Which of the sub-scores called for it. */
  area: z.enum(['openingHook', 'pacing', 'platform', 'callToActionTiming']),
  title: z.string(),
  text: z.string(),
  /** Where in the video; null where it concerns the whole file. */
  second: z.number().nullable(),
});

export type VideoAnalysis = z.infer<typeof videoAnalysisSchema>;
export type VideoSpecificAnalysis = z.infer<typeof videoSpecificAnalysisSchema>;
export type VideoMetadata = z.infer<typeof videoMetadataSchema>;
export type VideoAdvice = z.infer<typeof videoAdviceSchema>;
