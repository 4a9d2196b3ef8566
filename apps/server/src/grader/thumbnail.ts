import { CREATIVE_LIMITS, judgedPage } from '@adjudge/engine/intake';
import sharp from 'sharp';

const LONGEST_SIDE = 480;

/** A small WebP of a graded picture; null when none can be made, because the grade is valid without it. */
export const thumbnailOf = (bytes: Uint8Array): Promise<Uint8Array | null> =>
  renderThumbnail(bytes).catch(() => null);

async function renderThumbnail(bytes: Uint8Array): Promise<Uint8Array> {
  const page = await judgedPage(bytes);
  // As lenient as the engine's decoder, so that everything it can grade has a thumbnail.
  return sharp(bytes, { page, failOn: 'none', limitInputPixels: CREATIVE_LIMITS.pixels })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}
