import sharp from 'sharp';
import type { BrowserVideo } from '../../../creative.ts';
import { type Frame, shrink } from '../../frame/index.ts';
import type { DecodePass } from './decode-pass.ts';

const MOST = 12;
const LARGEST = 4_000_000;
const THUMB_SIDE = 64;

/**
 * Reads the frames that a browser took because no decoder here knows the codec. They are spread evenly over the duration
 * that the browser states.
 * @throws when a frame cannot be decoded or there is none
 */
export async function readBrowserFrames({ frames, metadata }: BrowserVideo): Promise<DecodePass> {
  const keys: Frame[] = [];
  for (const bytes of frames.slice(0, MOST)) {
    const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: LARGEST })
      .autoOrient()
      .toColourspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const first = keys[0];
    if (!first || (first.width === info.width && first.height === info.height)) {
      keys.push({ width: info.width, height: info.height, data });
    }
  }
  if (keys.length === 0) throw new Error('The browser sent no frame.');
  const thumbs = await Promise.all(keys.map((frame) => shrink(frame, THUMB_SIDE)));
  const rate = keys.length / Math.max(0.1, metadata.duration);
  // Each frame was taken in the middle of its part of the duration.
  return { rate, thumbs, keys, stride: 1, start: 0.5 / rate, samples: null, log: '', damaged: false };
}
