import { LIMITS, TEXTS, browserVideoMetadataSchema } from '@adjudge/contract';
import { type Creative, sniffType } from '@adjudge/engine/intake';
import { z } from 'zod';
import { ApiError } from '../../errors/api-error.ts';
import type { CreativeStore } from '../../store/creative-store.ts';
import { partKeyOf } from '../../store/file-store.ts';

export type BrowserVideo = NonNullable<Creative['browserVideo']>;

const framesSchema = z.array(z.string()).min(1).max(LIMITS.framesMost);
const DATA_URL = /^data:image\/jpeg;base64,/;

/** As stored in the creative's row. The frames themselves are parts of the file in the store. */
const keptSchema = z.object({
  frames: z.int().min(1).max(LIMITS.framesMost),
  metadata: browserVideoMetadataSchema,
});
export type StoredBrowserVideo = z.infer<typeof keptSchema>;

/**
 * What a browser sent along with a small video; null if it could not read the video.
 * @throws ApiError 'invalid' if our browser code would not send this, or if it says that the video is too long
 */
export function readBrowserVideo(fields: ReadonlyMap<string, string>): BrowserVideo | null {
  if (fields.get('isProcessedVideo') !== 'true') return null;
  const metadata = browserVideoMetadataSchema.safeParse(parsed(fields.get('videoMetadata')));
  const frames = framesSchema.safeParse(parsed(fields.get('videoFrames')));
  if (!metadata.success || !frames.success) throw new ApiError('invalid', TEXTS.videoFramesInvalid);
  if (metadata.data.duration > LIMITS.videoSeconds) throw new ApiError('invalid', TEXTS.videoLong);
  const pictures = frames.data.map((text) => Buffer.from(text.replace(DATA_URL, ''), 'base64'));
  if (pictures.some((picture) => sniffType(picture) !== 'jpeg')) {
    throw new ApiError('invalid', TEXTS.videoFramesInvalid);
  }
  return { frames: pictures, metadata: metadata.data };
}

const frameKeys = (storeKey: string, frames: number): string[] =>
  Array.from({ length: frames }, (_, index) => partKeyOf(storeKey, `frame-${index + 1}.jpg`));

/** Stores the frames next to the file, and returns what to store in the row. */
export async function storeBrowserVideo(
  store: CreativeStore,
  storeKey: string,
  { frames, metadata }: BrowserVideo,
): Promise<StoredBrowserVideo> {
  const keys = frameKeys(storeKey, frames.length);
  await Promise.all(frames.map((frame, index) => store.put(keys[index] ?? '', frame)));
  return { frames: frames.length, metadata };
}

interface Row {
  readonly storeKey: string;
  readonly browserVideo: unknown;
}

/** null if the browser sent nothing. */
export async function loadBrowserVideo(
  store: CreativeStore,
  { storeKey, browserVideo }: Row,
): Promise<BrowserVideo | null> {
  const kept = keptSchema.safeParse(browserVideo);
  if (!kept.success) return null;
  const frames = await Promise.all(frameKeys(storeKey, kept.data.frames).map((key) => store.read(key)));
  return { frames, metadata: kept.data.metadata };
}

/** Deletes the frames, which are needed only for grading. */
export async function dropBrowserVideo(store: CreativeStore, { storeKey, browserVideo }: Row): Promise<void> {
  const kept = keptSchema.safeParse(browserVideo);
  if (!kept.success) return;
  await Promise.all(frameKeys(storeKey, kept.data.frames).map((key) => store.remove(key)));
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}
