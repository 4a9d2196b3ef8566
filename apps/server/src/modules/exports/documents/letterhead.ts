import sharp from 'sharp';
import type { StoredBrand } from '../../profile/report-brand.ts';

/** The logo among the pictures of a document. */
export const LOGO_PICTURE = 'logo';

/** Points. */
const MOST = { width: 150, height: 26 } as const;

/** What the owner of a report puts at its head. */
export interface Letterhead {
  /** Points; null without a logo. */
  readonly logo: { readonly width: number; readonly height: number } | null;
  /** Of title and rules, '#rrggbb'; null: those of the product. */
  readonly color: string | null;
}

/** null: neither logo nor color. */
export async function letterheadOf({ logo, color }: StoredBrand): Promise<Letterhead | null> {
  if (logo === null) return color === null ? null : { logo: null, color };
  const { width, height } = await sharp(logo).metadata();
  const scale = Math.min(MOST.width / width, MOST.height / height);
  return { logo: { width: width * scale, height: height * scale }, color };
}
