import type { Hints } from '@adjudge/engine/report';
import { type BrowserVideo, storeBrowserVideo, type Upload } from '../uploads/index.ts';
import { MEDIA_TYPES, isVideo } from '../../store/media-types.ts';
import { isConnectionLoss } from '../../db/connection-loss.ts';
import { isReferenced } from '../../store/orphan-files.ts';
import type { GradingsDeps } from './deps.ts';
import type { Submitted } from './submission.ts';

export type StoredUpload = Omit<Upload, 'fields'>;

interface SubmitOptions {
  readonly deps: Pick<GradingsDeps, 'database' | 'queue' | 'store'>;
  readonly userId: string;
  readonly gradingKey?: string | null;
  readonly readCopy: () => string | null;
  readonly readHints?: () => Hints | null;
  readonly readVersionsId?: () => Promise<string | null>;
  /** For a guest: refuse while any other grading waits. */
  readonly onlyWhenIdle?: boolean;
  /** Called only for a video. */
  readonly readVideo?: () => BrowserVideo | null;
}

/**
 * Queues an upload for grading. Removes it from the store if it is refused or an earlier call already queued it.
 * @throws ApiError
 */
export async function submitUpload(upload: StoredUpload, wanted: SubmitOptions): Promise<Submitted> {
  try {
    const submitted = await queueUpload(upload, wanted);
    if (submitted.known) await wanted.deps.store.removeWithParts(upload.storeKey);
    return submitted;
  } catch (error) {
    if (!(await mayBeStored(error, wanted.deps, upload.storeKey)))
      await wanted.deps.store.removeWithParts(upload.storeKey);
    throw error;
  }
}

/**
 * Whether a failed call must keep its file. If the database connection broke during the commit, a row may name the file.
 * If that cannot be determined, the file stays; if no row does, the sweep for orphaned files removes it.
 */
export const mayBeStored = async (
  fault: unknown,
  { database }: Pick<GradingsDeps, 'database'>,
  storeKey: string,
): Promise<boolean> =>
  isConnectionLoss(fault) && (await isReferenced(database.db, storeKey).catch(() => true));

/**
 * Same as `submitUpload`, but leaves a refused upload where it is.
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
  }: SubmitOptions,
): Promise<Submitted> {
  const adCopy = readCopy();
  const hints = readHints?.() ?? null;
  const versionsId = (await readVersionsId?.()) ?? null;
  const video = isVideo(type) ? (readVideo?.() ?? null) : null;
  const browserVideo = video && (await storeBrowserVideo(deps.store, storeKey, video));
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
