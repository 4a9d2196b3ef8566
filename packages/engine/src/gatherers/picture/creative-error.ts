import { CREATIVE_LIMITS, CreativeError, type CreativeErrorCode } from '../../creative.ts';

const MEGAPIXELS = Math.round(CREATIVE_LIMITS.pixels / 1e6);

/** Shown to the user who uploaded the creative. */
const MESSAGES = {
  empty: 'File cannot be empty.',
  'wrong-type': 'Invalid file type. Please upload a JPEG, PNG, WebP, GIF, MP4, MOV, WebM, or AVI file.',
  'too-large': 'Image size cannot exceed 6MB.',
  undecodable: 'The image could not be read. The file may be damaged or cut off; please export it again.',
  'too-many-pixels': `The image has too many pixels. Please upload one of at most ${MEGAPIXELS} megapixels.`,
  'too-small': `The image is too small to grade. Each side must be at least ${CREATIVE_LIMITS.shortestSide} pixels.`,
  'too-costly':
    'This file takes far more work to grade than an ad does. Please simplify it: fewer frames, a smaller picture or less small print.',
  'video-undecodable':
    'The video could not be read. The file may be damaged or in an unsupported format; please export it again.',
  'video-too-large': 'Video size cannot exceed 25MB.',
  'video-too-long': 'Video duration cannot exceed 60 seconds.',
  'video-too-costly':
    'The video has more to decode than one grading can look at. Please export it at 1080p with 30 frames a second or fewer.',
  'video-too-small': `The video is too small to grade. Each side must be at least ${CREATIVE_LIMITS.shortestSide} pixels.`,
} as const satisfies Partial<Record<CreativeErrorCode, string>>;

export const makeCreativeError = (code: keyof typeof MESSAGES, cause?: unknown): CreativeError =>
  new CreativeError(code, MESSAGES[code], cause === undefined ? {} : { cause });

/** Translates decoder errors into the product's own; a CreativeError is returned unchanged. */
export function toCreativeError(error: unknown): CreativeError {
  if (error instanceof CreativeError) return error;
  const tooMany = error instanceof Error && error.message.includes('pixel limit');
  return makeCreativeError(tooMany ? 'too-many-pixels' : 'undecodable', error);
}
