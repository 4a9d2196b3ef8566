import type { SniffedType } from '@adjudge/engine/intake';
import type { Upload } from '../creatives/receive-upload.ts';
import type { Deps } from '../deps.ts';
import type { Submitted } from './grading-queue.ts';

const MEDIA_TYPES: Readonly<Record<SniffedType, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  webm: 'video/webm',
};

/**
 * Queues an upload for grading. When that is refused, the upload leaves the store.
 * @throws Refusal
 */
export async function submitUpload(
  { storeKey, type, fileName, bytes }: Upload,
  {
    deps,
    userId,
    readCopy,
  }: { deps: Pick<Deps, 'queue' | 'store'>; userId: string; readCopy: () => string | null },
): Promise<Submitted> {
  try {
    const mediaType = MEDIA_TYPES[type];
    const kind = mediaType.startsWith('image/') ? 'banner' : 'video';
    return await deps.queue.submit({
      userId,
      kind,
      storeKey,
      mediaType,
      fileName,
      bytes,
      adCopy: readCopy(),
    });
  } catch (error) {
    await deps.store.remove(storeKey);
    throw error;
  }
}
