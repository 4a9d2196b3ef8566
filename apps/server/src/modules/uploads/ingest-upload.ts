import { buffer } from 'node:stream/consumers';
import { LIMITS, TEXTS } from '@adjudge/contract';
import { SNIFF_BYTES, type SniffedType, sniffType } from '@adjudge/engine/intake';
import { ApiError } from '../../errors/api-error.ts';
import type { CreativeStore } from '../../store/creative-store.ts';
import { newKey } from '../../store/file-store.ts';

/** AVI is accepted only in direct uploads. */
const ACCEPTED_TYPES: ReadonlySet<SniffedType | null> = new Set(['mp4', 'mov', 'webm']);

export interface IngestedUpload {
  readonly storeKey: string;
  readonly type: SniffedType;
  readonly bytes: number;
}

/**
 * Checks what a browser uploaded to `key` and moves it to a key that no form can write to. Removes what it refuses.
 * @throws ApiError
 */
export async function ingestUpload(store: CreativeStore, key: string): Promise<IngestedUpload> {
  const bytes = await store.size(key);
  if (bytes === null) throw new ApiError('conflict', TEXTS.uploadMissing);
  try {
    if (bytes === 0) throw new ApiError('invalid', TEXTS.fileEmpty);
    if (bytes > LIMITS.videoBytes) throw new ApiError('too-large', TEXTS.videoLarge);
    const head = await store.open(key, { start: 0, end: Math.min(SNIFF_BYTES, bytes) - 1 });
    const type = head && sniffType(await buffer(head));
    if (!type || !ACCEPTED_TYPES.has(type)) throw new ApiError('wrong-type', TEXTS.presignType);
    const storeKey = newKey();
    await store.move(key, storeKey);
    return { storeKey, type, bytes };
  } catch (error) {
    if (error instanceof ApiError) await store.remove(key);
    throw error;
  }
}
