import sharp from 'sharp';
import type { Letterhead } from '../../../typesetting/document.ts';
import type { StoredBrand } from '../../profile/index.ts';

/** Name of the logo among the pictures of a document. */
export const LOGO_PICTURE = 'logo';

/** In pt. */
const MOST = { width: 150, height: 26 } as const;

/** @returns null if the brand has neither logo nor color */
export async function letterheadOf({ logo, color }: StoredBrand): Promise<Letterhead | null> {
  if (logo === null) return color === null ? null : { logo: null, color };
  const { width, height } = await sharp(logo).metadata();
  const scale = Math.min(MOST.width / width, MOST.height / height);
  return { logo: { width: width * scale, height: height * scale }, color };
}
