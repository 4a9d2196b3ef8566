import type { Hints } from '@adjudge/engine/report';
import { eq } from 'drizzle-orm';
import { type BrowserVideo, keepBrowserVideo, type Upload } from '../uploads/index.ts';
import { MEDIA_TYPES, isVideo } from '../../store/media-types.ts';
import { isConnectionLoss } from '../../db/connection-loss.ts';
import { creatives } from '../../db/schema.ts';
import type { GradingsDeps } from './deps.ts';
import type { Submitted } from './submission.ts';

export type StoredUpload = Omit<Upload, 'fields'>;

interface Wanted {
  readonly deps: Pick<GradingsDeps, 'database' | 'queue' | 'store'>;
  readonly userId: string;
  readonly gradingKey?: string | null;
  readonly readCopy: () => string | null;
  readonly readHints?: () => Hints | null;
  readonly readVersionsId?: () => Promise<string | null>;
  /** For a guest: only while no other grading waits. */
  readonly onlyWhenIdle?: boolean;
  /** Read only of a video. */
  readonly readVideo?: () => BrowserVideo | null;
}

/**
 * Queues an upload for grading. When that is refused, or was done by an earlier call, the upload leaves the store.
 * @throws ApiError
 */
export async function submitUpload(upload: StoredUpload, wanted: Wanted): Promise<Submitted> {
  try {
    const submitted = await queueUpload(upload, wanted);
    if (submitted.known) await wanted.deps.store.removeWithParts(upload.storeKey);
    return submitted;
  } catch (error) {
    if (!(await mayBeQueued(error, wanted.deps, upload.storeKey)))
      await wanted.deps.store.removeWithParts(upload.storeKey);
    throw error;
  }
}

/**
 * Whether the file of a call that failed must stay: a database that goes away while it commits may have queued its grading.
 * Where nobody can tell, and it was not, the sweep of files that no row names takes it.
 */
export const mayBeQueued = async (
  fault: unknown,
  { database }: Pick<GradingsDeps, 'database'>,
  storeKey: string,
): Promise<boolean> =>
  isConnectionLoss(fault) &&
  (await database.db.$count(creatives, eq(creatives.storeKey, storeKey)).catch(() => 1)) > 0;

/**
 * The same, and a refused upload stays where it is.
 * @throws ApiError
 */
export async function queueUpload(
  { storeKey, type, fileName, bytes }: StoredUpload,
  {
    deps,
    userId,
    onlyWhenIdle = false,
    gradingKey = null,
    readCopy,
    readHints,
    readVersionsId,
    readVideo,
  }: Wanted,
): Promise<Submitted> {
  const adCopy = readCopy();
  const hints = readHints?.() ?? null;
  const versionsId = (await readVersionsId?.()) ?? null;
  const video = isVideo(type) ? (readVideo?.() ?? null) : null;
  const browserVideo = video && (await keepBrowserVideo(deps.store, storeKey, video));
  const kind = isVideo(type) ? 'video' : 'banner';
  const mediaType = MEDIA_TYPES[type];
  return deps.queue.submit(
    {
      userId,
      kind,
      storeKey,
      mediaType,
      fileName,
      bytes,
      adCopy,
      hints,
      versionsId,
      gradingKey,
      browserVideo,
    },
    { onlyWhenIdle },
  );
}
