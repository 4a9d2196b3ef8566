import { LIMITS, TEXTS, frameNotCaptured, payloadTooLarge } from '@adjudge/contract';
import type { ProcessedVideo } from '../../../lib/grading/analyze-client.ts';
import { closeVideo, waitForEvent, openVideo } from './open-video.ts';

export type Extraction =
  | { readonly step: 'initializing' }
  | { readonly step: 'extracting'; readonly frame: number; readonly frames: number }
  | { readonly step: 'complete' };

/** One frame per five seconds, within the limits. */
const SECONDS_A_FRAME = 5;

export const frameCount = (duration: number): number =>
  Math.min(LIMITS.framesMost, Math.max(LIMITS.framesLeast, Math.ceil(duration / SECONDS_A_FRAME)));

/** Frame size in px: the video's own, or scaled down so that the longer side meets the limit. */
export function frameSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LIMITS.frameSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Extracts evenly spaced frames, each from the middle of its time slice.
 * @throws Error with a user-facing message; AbortError when `signal` aborts
 */
export async function extractFrames(
  file: File,
  { signal, tell }: { signal: AbortSignal; tell: (extraction: Extraction) => void },
): Promise<ProcessedVideo> {
  tell({ step: 'initializing' });
  const url = URL.createObjectURL(file);
  let video: HTMLVideoElement | null = null;
  try {
    video = await openVideo(url, signal);
    if (video.duration > LIMITS.framesSeconds) throw new Error(TEXTS.framesLong);
    const frames = await takeFrames(video, { signal, tell });
    tell({ step: 'complete' });
    return { frames, metadata: metadataOf(video, file) };
  } finally {
    if (video) closeVideo(video);
    URL.revokeObjectURL(url);
  }
}

async function takeFrames(
  video: HTMLVideoElement,
  { signal, tell }: { signal: AbortSignal; tell: (extraction: Extraction) => void },
): Promise<string[]> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, frameSize(video.videoWidth, video.videoHeight));
  const context = canvas.getContext('2d');
  if (!context) throw new Error(TEXTS.canvasMissing);
  const count = frameCount(video.duration);
  const frames: string[] = [];
  let bytes = 0;
  for (let index = 0; index < count; index += 1) {
    tell({ step: 'extracting', frame: index + 1, frames: count });
    const there = waitForEvent(video, 'seeked', { signal, otherwise: frameNotCaptured(index + 1, count) });
    video.currentTime = ((index + 0.5) / count) * video.duration;
    await there;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const frame = pictureOf(canvas);
    bytes += frame.length;
    if (bytes > LIMITS.framesBytes) throw new Error(payloadTooLarge(bytes));
    frames.push(frame);
  }
  return frames;
}

const JPEG = 'data:image/jpeg;base64,';

function pictureOf(canvas: HTMLCanvasElement): string {
  const picture = canvas.toDataURL('image/jpeg', LIMITS.frameQuality);
  if (!picture.startsWith(JPEG)) throw new Error(TEXTS.frameProcess);
  return picture.slice(JPEG.length);
}

const metadataOf = (video: HTMLVideoElement, file: File): ProcessedVideo['metadata'] => ({
  duration: video.duration,
  width: video.videoWidth,
  height: video.videoHeight,
  aspectRatio: video.videoWidth / video.videoHeight,
  format: file.type || 'video',
  fileSize: file.size,
  fileName: file.name,
});
