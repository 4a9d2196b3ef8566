import type { AnalyzedCreative } from '@adjudge/contract';
import type { CreativeStore } from '../../store/creative-store.ts';
import { partKeyOf } from '../../store/file-store.ts';
import type { StoredCreative } from '../analyses/index.ts';
import type { ExportedAnalysis } from './exportable.ts';
import { changedPictures, firstFixes } from './parts/first-fixes.ts';
import { HEAT_PICTURE } from './parts/gaze.ts';
import { CREATIVE_PICTURE } from './parts/picture.ts';
import type { DocumentPicture } from '../../typesetting/typesetter.ts';

/** The creative for print, or a video's key frame. Empty if the file is gone, since the report works without it. */
export async function reportPictures(
  store: CreativeStore,
  { kind, storeKey, thumbKey }: StoredCreative,
): Promise<DocumentPicture[]> {
  return stored(store, CREATIVE_PICTURE, kind === 'video' ? thumbKey : storeKey);
}

/** Also includes the creative under its heat map, and the fixes that were made on it. */
export async function clientPictures(
  store: CreativeStore,
  { exported: { data, whatIf }, creative }: { exported: ExportedAnalysis; creative: StoredCreative },
): Promise<DocumentPicture[]> {
  const plain = await reportPictures(store, creative);
  const changed = firstFixes(data, whatIf).flatMap(changedPictures);
  const fixes = await Promise.all(
    [...new Set(changed)].map((name) => stored(store, name, partKeyOf(creative.storeKey, name))),
  );
  return [...plain, ...heated(plain, data), ...fixes.flat()];
}

const heated = (plain: readonly DocumentPicture[], { attention }: AnalyzedCreative): DocumentPicture[] =>
  attention === null ? [] : plain.map(({ file }) => ({ name: HEAT_PICTURE, file, heat: attention }));

async function stored(store: CreativeStore, name: string, key: string | null): Promise<DocumentPicture[]> {
  const file = key === null ? null : await store.read(key).catch(() => null);
  return file === null ? [] : [{ name, file }];
}
