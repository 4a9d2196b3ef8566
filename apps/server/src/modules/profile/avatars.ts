import { SNIFF_BYTES, sniffType } from '@adjudge/engine/intake';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Database } from '../../db/open-database.ts';
import { avatars } from '../../db/schema.ts';
import type { Account } from '../../access/account.ts';
import { type Download, downloadPicture } from './download-picture.ts';

const ACCEPTED: ReadonlySet<string | null> = new Set(['png', 'jpeg', 'webp', 'gif']);

/** In px: twice the largest size at which an avatar is displayed. */
const SIDE = 128;
const MOST_PIXELS = 25_000_000;

/** How long to wait before retrying a URL that returned no picture. */
const AGAIN_MILLISECONDS = 3600_000;

/**
 * Avatars may point to any URL on the web. Each is downloaded here once, re-encoded and stored, so that pages load
 * pictures only from their own origin and no other site learns who looks at what.
 */
export class Avatars {
  readonly #db: Database;
  readonly #download: Download;

  constructor(db: Database, download: Download = downloadPicture) {
    this.#db = db;
    this.#download = download;
  }

  /** @returns WebP; null if the account has no picture URL or the picture could not be fetched */
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

/** Re-encodes as an upright square without metadata. Returns null for other types, including SVG, which can hold scripts. */
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
