import { secondOf } from '../../gatherers/video/decoding/read-through.ts';
import { withDecoded } from '../../gatherers/video/index.ts';
import { drawnShots } from './drawn-shots.ts';
import { renderVideo } from './render-video.ts';

/** Every still is a decoding of its own: half a dozen show first, middle and last. */
const SECONDS = 3;

/**
 * Draws a video at so many frames a second and asks for the still of every key frame's second.
 * @returns how many key frames there are, and by how much a still is farthest from its own; levels of 255 in the mean
 */
export async function stillsOf(rate: number): Promise<{ keys: number; farthest: number }> {
  // Shots of half a second, or of a frame where a frame stands longer.
  const shot = Math.max(1, Math.round(rate / 2)) / rate;
  const shots = drawnShots(Array<number>(Math.round(SECONDS / shot)).fill(shot), 64, 48);
  const { bytes } = await renderVideo({ width: 64, height: 48, rate, shots });
  return withDecoded({ bytes, fileName: 'slow.mp4' }, 'mp4', async ({ through, still }) => {
    let farthest = 0;
    for (const [at, key] of through.keys.entries()) {
      const { data } = await still(secondOf(through, at));
      const apart = data.reduce((sum, value, i) => sum + Math.abs(value - key.data[i]!), 0) / data.length;
      farthest = Math.max(farthest, apart);
    }
    return { keys: through.keys.length, farthest };
  });
}
