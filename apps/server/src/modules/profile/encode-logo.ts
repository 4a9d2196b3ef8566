import { LIMITS, REPORT_BRAND_TEXTS } from '@adjudge/contract';
import { SNIFF_BYTES, sniffType } from '@adjudge/engine/intake';
import sharp from 'sharp';
import { ApiError } from '../../errors/api-error.ts';

const ACCEPTED: ReadonlySet<string | null> = new Set(['png', 'jpeg', 'webp']);

/** In px: 300 dpi at the size shown in reports. MOST_PIXELS caps what a 200 kB file may decompress to. */
const MOST = { width: 800, height: 320 } as const;
const MOST_PIXELS = 25_000_000;

/**
 * Re-encodes a logo as an upright PNG without metadata. The file's bytes decide its type, so an SVG, which can hold
 * scripts, never reaches the library that could open it.
 * @throws ApiError 'too-large', 'wrong-type', 'undecodable'
 */
export async function encodeLogo(file: Uint8Array): Promise<Uint8Array> {
  if (file.length > LIMITS.logoBytes) throw new ApiError('too-large', REPORT_BRAND_TEXTS.logoLarge);
  if (!ACCEPTED.has(sniffType(file.subarray(0, SNIFF_BYTES)))) {
    throw new ApiError('wrong-type', REPORT_BRAND_TEXTS.logoType);
  }
  return sharp(file, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toBuffer()
    .catch((cause: unknown) => {
      throw new ApiError('undecodable', REPORT_BRAND_TEXTS.logoUnreadable, { cause });
    });
}
