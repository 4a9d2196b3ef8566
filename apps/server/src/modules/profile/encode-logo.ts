import { LIMITS, REPORT_BRAND_TEXTS } from '@adjudge/contract';
import { SNIFF_BYTES, sniffType } from '@adjudge/engine/intake';
import sharp from 'sharp';
import { ApiError } from '../../errors/api-error.ts';

const ACCEPTED: ReadonlySet<string | null> = new Set(['png', 'jpeg', 'webp']);

/** Pixels: 300 to the inch at the size in which a report shows it, and as many as a file of 200 kB may unfold to. */
const MOST = { width: 800, height: 320 } as const;
const MOST_PIXELS = 25_000_000;

/**
 * A logo drawn anew as PNG, upright and without anything else that its file carried. What it is is told by its bytes:
 * a drawing with scripts (SVG) never reaches the library that could open it.
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
