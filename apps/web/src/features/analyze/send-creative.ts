import {
  type AnalyzedCreative,
  type Hints,
  LIMITS,
  type ProgressEvent,
  videoProcessingFailed,
} from '@adjudge/contract';
import {
  type ProcessedVideo,
  type UploadProgress,
  analyze,
  analyzeVideo,
} from '../../lib/grading/analyze-client.ts';
import { postForm, presignVideo, processVideo } from '../../lib/grading/video-upload.ts';
import { type CreativeType, presignedType } from '../../lib/grading/check-creative.ts';
import type { CreditKind } from './failure.ts';
import { type Extraction, extractFrames } from './video/extract-frames.ts';

/** How a file is uploaded: in the analyze request, or with a presigned form to the store. */
export type UploadWay = 'direct' | 's3';

export type SendingStage =
  | { readonly phase: 'preparing'; readonly extraction: Extraction }
  | ({ readonly phase: 'uploading'; readonly way: UploadWay } & UploadProgress)
  | { readonly phase: 'processing'; readonly s3Key: string }
  | ({ readonly phase: 'grading' } & ProgressEvent);

export interface SendingOrder {
  readonly file: File;
  readonly type: CreativeType;
  readonly adCopy: string | undefined;
  readonly hints: Hints;
  /** Id of the analysis that this is a new version of. */
  readonly versionOf?: string | undefined;
  /** Unique to this order. The server uses it to recognize a repeated request. */
  readonly key: string;
}

export interface SendingTools {
  readonly signal: AbortSignal;
  readonly tell: (stage: SendingStage) => void;
  /** Receives why the browser could not extract frames. The video is then sent without them. */
  readonly warn: (text: string) => void;
  /** Storage key of this file, if an earlier try has already uploaded it. */
  readonly uploadedKey: string | null;
}

export const kindOf = (type: CreativeType): CreditKind => (type === 'image' ? 'banner' : 'video');

/** Only small videos are sent with frames. */
export const needsFrames = ({ file, type }: Pick<SendingOrder, 'file' | 'type'>): boolean =>
  type !== 'image' && file.size <= LIMITS.directBytes;

/**
 * Sends a creative by the route that its type and size require, and follows its grading.
 * @throws HttpError, NetworkError, UploadError; AbortError when `signal` aborts
 */
export async function sendCreative(order: SendingOrder, tools: SendingTools): Promise<AnalyzedCreative> {
  const { file, type, adCopy, hints, versionOf, key } = order;
  const { signal, tell } = tools;
  if (file.size > LIMITS.directBytes) return sendLarge(order, tools);
  const listeners = {
    key,
    signal,
    onUpload: (progress: UploadProgress) => tell({ phase: 'uploading', way: 'direct', ...progress }),
    onProgress: (progress: ProgressEvent) => tell({ phase: 'grading', ...progress }),
  };
  if (type === 'image') {
    tell(atStart('direct', file));
    return analyze({ file, adCopy, hints, versionOf, ...listeners });
  }
  const video = await framesOf(file, tools);
  if (video && file.size + payloadBytes(video) > LIMITS.directBytes) {
    // AVI can only be sent directly, so it goes without frames.
    if (presignedType(type) !== null) return sendLarge(order, tools);
  }
  tell(atStart('direct', file));
  const fits = video && file.size + payloadBytes(video) <= LIMITS.directBytes;
  return analyzeVideo({ file, adCopy, hints, versionOf, ...listeners }, fits ? video : null);
}

async function sendLarge(
  { file, type, adCopy, hints, versionOf, key }: SendingOrder,
  tools: SendingTools,
): Promise<AnalyzedCreative> {
  const { signal, tell, uploadedKey } = tools;
  const s3Key = uploadedKey ?? (await uploadToStore(file, type, tools));
  tell({ phase: 'processing', s3Key });
  return processVideo(
    {
      s3Key,
      ...hints,
      ...(adCopy === undefined ? {} : { adCopy }),
      ...(versionOf === undefined ? {} : { versionOf }),
    },
    { key, signal, onProgress: (progress) => tell({ phase: 'grading', ...progress }) },
  );
}

async function uploadToStore(
  file: File,
  type: CreativeType,
  { signal, tell }: SendingTools,
): Promise<string> {
  tell(atStart('s3', file));
  const form = await presignVideo(file, presignedType(type) ?? file.type, signal);
  await postForm(form, file, {
    signal,
    onUpload: (progress) => tell({ phase: 'uploading', way: 's3', ...progress }),
  });
  return form.key;
}

async function framesOf(file: File, { signal, tell, warn }: SendingTools): Promise<ProcessedVideo | null> {
  try {
    return await extractFrames(file, {
      signal,
      tell: (extraction) => tell({ phase: 'preparing', extraction }),
    });
  } catch (error) {
    if (signal.aborted) throw error;
    warn(videoProcessingFailed(error instanceof Error ? error.message : String(error)));
    return null;
  }
}

const atStart = (way: UploadWay, file: File): SendingStage => ({
  phase: 'uploading',
  way,
  loaded: 0,
  total: file.size,
  percent: 0,
});

/** Room in bytes for the video metadata and the form's own lines, in addition to the frames. */
const FORM_BYTES = 8 * 1024;

const payloadBytes = ({ frames }: ProcessedVideo): number =>
  frames.reduce((sum, frame) => sum + frame.length + 3, FORM_BYTES);
