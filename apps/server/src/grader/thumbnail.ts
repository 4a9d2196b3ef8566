import { CREATIVE_LIMITS } from '@adjudge/engine/intake';
import sharp from 'sharp';

const LONGEST_SIDE = 480;

/** A small WebP of a graded picture; null when none can be made, because the grade is valid without it. */
export async function thumbnailOf(bytes: Uint8Array): Promise<Uint8Array | null> {
  // As lenient as the engine's decoder, so that everything it can grade has a thumbnail.
  const picture = sharp(bytes, { failOn: 'none', limitInputPixels: CREATIVE_LIMITS.pixels });
  return picture
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => null);
}
