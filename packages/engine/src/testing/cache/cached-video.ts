import { renderVideo } from '../videos/render-video.ts';
import type { VideoSpec } from '../videos/video-spec.ts';
import { cached } from './cached.ts';

/** The MP4 of a drawn video, rendered once per version of the engine. */
export const cachedVideo = (spec: VideoSpec): Promise<Uint8Array> =>
  cached('video', spec, async () => (await renderVideo(spec)).bytes);
