import { hintsSchema } from '@adjudge/engine/report';
import { z } from 'zod';
import { versionOfSchema } from './analyses.ts';
import { TEXTS } from '../texts.ts';

/** What a browser reads from a video before upload, in seconds, pixels and bytes. Only a hint: the server decodes the video itself. */
export const browserVideoMetadataSchema = z.object({
  duration: z
    .number()
    .positive()
    .max(24 * 3600),
  width: z.int().positive().max(20_000),
  height: z.int().positive().max(20_000),
  /** Width divided by height. */
  aspectRatio: z.number().positive(),
  format: z.string().max(100),
  fileSize: z.int().nonnegative(),
  fileName: z.string().max(500),
});
export type BrowserVideoMetadata = z.infer<typeof browserVideoMetadataSchema>;

/** Types that a browser may declare. The server decides by the content. */
export const PRESIGNED_TYPES = ['video/mp4', 'video/quicktime', 'video/webm'] as const;

export const presignBodySchema = z.object({
  fileName: z.string().trim().min(1, TEXTS.fileNameRequired).max(500),
  fileType: z.enum(PRESIGNED_TYPES, { error: TEXTS.presignType }),
});

export const presignedUploadSchema = z.object({
  url: z.string(),
  /** Form fields, to be sent in this order before the file. */
  fields: z.record(z.string(), z.string()),
  key: z.string(),
});
export type PresignedUpload = z.infer<typeof presignedUploadSchema>;

export const processBodySchema = hintsSchema.extend({
  s3Key: z.string({ error: TEXTS.keyRequired }).min(1, TEXTS.keyRequired).max(200),
  /** 10 to 2000 characters after trimming; empty counts as none. */
  adCopy: z.string().optional(),
  versionOf: versionOfSchema.optional(),
});
