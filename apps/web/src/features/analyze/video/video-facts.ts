import { LIMITS, TEXTS } from '@adjudge/contract';
import { closeVideo, openVideo } from './open-video.ts';

/** Duration in seconds and size in pixels, as read by the browser. */
export interface VideoFacts {
  readonly duration: number;
  readonly width: number;
  readonly height: number;
}

/** Returns null when the browser cannot read the video; the server may still be able to. */
export async function readVideoFacts(url: string): Promise<VideoFacts | null> {
  const video = await openVideo(url).catch(() => null);
  if (!video) return null;
  const { duration, videoWidth: width, videoHeight: height } = video;
  closeVideo(video);
  return { duration, width, height };
}

/** User-facing message when the video is too long, or null. */
export const lengthProblem = (facts: VideoFacts | null): string | null =>
  facts && facts.duration > LIMITS.videoSeconds ? TEXTS.videoLong : null;
