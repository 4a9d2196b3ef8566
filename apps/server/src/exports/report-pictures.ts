import type { CreativeStore } from '../creatives/creative-store.ts';
import type { StoredCreative } from '../analyses/analyses.ts';
import { CREATIVE_PICTURE } from './parts/picture.ts';
import type { Typesetting } from './typesetting/typesetter.ts';

/** The creative for print, of a video its key frame; none when the file is gone, for the report stands without it. */
export async function reportPictures(
  store: CreativeStore,
  { kind, storeKey, thumbKey }: StoredCreative,
): Promise<Typesetting['pictures']> {
  const key = kind === 'video' ? thumbKey : storeKey;
  if (key === null) return [];
  const file = await store.read(key).catch(() => null);
  return file === null ? [] : [[CREATIVE_PICTURE, file]];
}
