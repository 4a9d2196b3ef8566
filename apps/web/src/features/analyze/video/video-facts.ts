import { LIMITS, TEXTS } from '@adjudge/contract';
import { closeVideo, openVideo } from './open-video.ts';

/** Seconds and pixels of a video, as far as the browser could read it. */
export interface VideoFacts {
  readonly duration: number;
  readonly width: number;
  readonly height: number;
}

/** null when the browser cannot read it; the server still may. */
export async function readVideoFacts(url: string): Promise<VideoFacts | null> {
  const video = await openVideo(url).catch(() => null);
  if (!video) return null;
  const { duration, videoWidth: width, videoHeight: height } = video;
  closeVideo(video);
  return { duration, width, height };
}

/** What is wrong with its length, in the product's words, or null. */
export const lengthProblem = (facts: VideoFacts | null): string | null =>
  facts && facts.duration > LIMITS.videoSeconds ? TEXTS.videoLong : null;
