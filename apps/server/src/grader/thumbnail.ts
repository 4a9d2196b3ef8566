import { CREATIVE_LIMITS } from '@adjudge/engine/intake';
import sharp from 'sharp';

const LONGEST_SIDE = 480;

/** A small WebP of a picture that was graded; null when none can be made, for the grade stands without it. */
export async function thumbnailOf(bytes: Uint8Array): Promise<Uint8Array | null> {
  // As lenient as the engine's decoder: what it could grade shall be seen too.
  const picture = sharp(bytes, { failOn: 'none', limitInputPixels: CREATIVE_LIMITS.pixels });
  return picture
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => null);
}
