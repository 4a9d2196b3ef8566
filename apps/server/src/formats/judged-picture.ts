import { CREATIVE_LIMITS, judgedPage } from '@adjudge/engine/intake';
import sharp, { type Sharp } from 'sharp';

/** The graded frame of a picture, upright. As lenient as the engine's decoder, so that everything it can grade can be shown. */
export async function openJudged(bytes: Uint8Array): Promise<Sharp> {
  const page = await judgedPage(bytes);
  return sharp(bytes, { page, failOn: 'none', limitInputPixels: CREATIVE_LIMITS.pixels }).autoOrient();
}
