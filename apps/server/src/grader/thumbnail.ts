import { openJudged } from '../formats/judged-picture.ts';

const LONGEST_SIDE = 480;

/** A small WebP of a graded picture; null when none can be made, because the grade is valid without it. */
export const thumbnailOf = (bytes: Uint8Array): Promise<Uint8Array | null> =>
  renderThumbnail(bytes).catch(() => null);

async function renderThumbnail(bytes: Uint8Array): Promise<Uint8Array> {
  const picture = await openJudged(bytes);
  return picture
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}
