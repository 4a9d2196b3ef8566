import { secondOf } from '../../gatherers/video/decoding/decode-pass.ts';
import { withDecoded } from '../../gatherers/video/index.ts';
import { drawnShots } from './drawn-shots.ts';
import { renderVideo } from './render-video.ts';

/** Short, since every still is a separate decode. Half a dozen cover the first, the middle and the last. */
const SECONDS = 3;

/**
 * Draws a video at this frame rate and decodes the still at the second of every key frame.
 * @returns the number of key frames, and the largest mean difference between a still and its key frame, in levels of 255
 */
export async function stillsOf(rate: number): Promise<{ keys: number; farthest: number }> {
  // Half a second per shot, or one frame where a frame lasts longer.
  const shot = Math.max(1, Math.round(rate / 2)) / rate;
  const shots = drawnShots(Array<number>(Math.round(SECONDS / shot)).fill(shot), 64, 48);
  const { bytes } = await renderVideo({ width: 64, height: 48, rate, shots });
  return withDecoded({ bytes, fileName: 'slow.mp4' }, 'mp4', async ({ pass: through, still }) => {
    let farthest = 0;
    for (const [at, key] of through.keys.entries()) {
      const { data } = await still(secondOf(through, at));
      const apart = data.reduce((sum, value, i) => sum + Math.abs(value - key.data[i]!), 0) / data.length;
      farthest = Math.max(farthest, apart);
    }
    return { keys: through.keys.length, farthest };
  });
}
