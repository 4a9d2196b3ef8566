import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type AdSigns, adSigns } from '../../packages/engine/src/computed/ad-likeness/ad-signs.ts';
import { understand } from '../../packages/engine/src/elements/understand.ts';
import type { Gathered } from '../../packages/engine/src/grading/run-audit.ts';
import { understoodCache } from '../grade/understood-cache.ts';
import { ratedCreatives } from '../grade/rated.ts';

export type PictureKind = 'ads' | 'banners' | 'photos';

/** A picture that is known to be an ad or not. */
export interface KnownPicture {
  readonly kind: PictureKind;
  readonly file: string;
  /** Pictures of one fold are held out together: a layout family, an eighth of the ads, or an eighth of the photos. */
  readonly fold: string;
  /** null when most of the words could not be read with confidence; the engine then makes no statement. */
  readonly signs: AdSigns | null;
}

const PHOTOS = path.join('gaze', 'osie');
const PHOTO_FOLDS = 8;

/** Real ads, banners and everyday photos of a data folder. @param cache folder, shared with `npm run fit:grade` */
export async function knownPictures(data: string, cache: string): Promise<KnownPicture[]> {
  const known = (await ratedCreatives(data, cache)).flatMap(({ set, file, fold, gathered }): KnownPicture[] =>
    set === 'drawn' || set === 'mockups' ? [] : [{ kind: set, file, fold, signs: signsOf(gathered) }],
  );
  const measure = understoodCache(data, cache, { own: false });
  const photos = readdirSync(path.join(data, PHOTOS)).filter((file) => file.endsWith('.jpg'));
  for (const [at, file] of photos.toSorted().entries()) {
    const { gathered } = await measure(PHOTOS, file);
    known.push({ kind: 'photos', file, fold: `photos ${at % PHOTO_FOLDS}`, signs: signsOf(gathered) });
  }
  return known;
}

function signsOf(gathered: Gathered): AdSigns | null {
  const { text, elements } = understand(gathered, undefined).artifacts;
  return text && elements ? adSigns(text, elements) : null;
}
