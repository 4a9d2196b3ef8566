import { CREATIVE_LIMITS } from '@adjudge/engine/intake';
import sharp from 'sharp';

/** Pixels of the longest side: 300 to the inch on paper. */
const LONGEST_SIDE = 1600;

/** A picture for print: upright, on white, one frame; null when it cannot be read, for the words stand without it. */
export async function printPicture(file: Uint8Array): Promise<Uint8Array | null> {
  return sharp(file, { failOn: 'none', limitInputPixels: CREATIVE_LIMITS.pixels })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer()
    .catch(() => null);
}
