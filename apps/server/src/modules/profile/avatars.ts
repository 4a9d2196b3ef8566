import { SNIFF_BYTES, sniffType } from '@adjudge/engine/intake';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Database } from '../../db/open-database.ts';
import { avatars } from '../../db/schema.ts';
import type { Account } from '../../access/account.ts';
import { type Download, downloadPicture } from './download-picture.ts';

const ACCEPTED: ReadonlySet<string | null> = new Set(['png', 'jpeg', 'webp', 'gif']);

/** Pixels: twice the side in which the largest one is shown. */
const SIDE = 128;
const MOST_PIXELS = 25_000_000;

/** After which an address that gave no picture is asked again. */
const AGAIN_MILLISECONDS = 3600_000;

/**
 * People's own pictures. They name any address on the web; the picture is fetched here once, drawn anew and kept, so that
 * pages show pictures of their own origin alone, and no other site hears who looks at what.
 */
export class Avatars {
  readonly #db: Database;
  readonly #download: Download;

  constructor(db: Database, download: Download = downloadPicture) {
    this.#db = db;
    this.#download = download;
  }

  /** @returns WebP; null where the account names no picture, or none could be had */
  async of({ id, avatarUrl }: Pick<Account, 'id' | 'avatarUrl'>): Promise<Uint8Array | null> {
    if (avatarUrl === null || !avatarUrl.startsWith('https:')) return null;
    const [kept] = await this.#db.select().from(avatars).where(eq(avatars.userId, id));
    if (kept?.url === avatarUrl && (kept.picture !== null || !isOld(kept.fetchedAt))) return kept.picture;
    const picture = await this.#download(avatarUrl).then(encoded, () => null);
    const row = { url: avatarUrl, picture, fetchedAt: new Date() };
    await this.#db
      .insert(avatars)
      .values({ userId: id, ...row })
      .onConflictDoUpdate({ target: avatars.userId, set: row });
    return picture;
  }
}

const isOld = (at: Date): boolean => Date.now() - at.getTime() > AGAIN_MILLISECONDS;

/** Upright, square, without anything else that its file carried; a drawing with scripts (SVG) is no picture. */
async function encoded(file: Uint8Array): Promise<Uint8Array | null> {
  if (!ACCEPTED.has(sniffType(file.subarray(0, SNIFF_BYTES)))) return null;
  return sharp(file, { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'cover' })
    .toColourspace('srgb')
    .webp({ quality: 80 })
    .toBuffer()
    .catch(() => null);
}
