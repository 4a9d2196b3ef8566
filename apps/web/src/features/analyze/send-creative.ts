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

/** By which way a file goes: with the analyze call, or by a form into the store. */
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
  /** Id of the analysis that this is the next version of. */
  readonly versionOf?: string | undefined;
  /** Of this order and no other: by it the server knows it again. */
  readonly key: string;
}

export interface SendingTools {
  readonly signal: AbortSignal;
  readonly tell: (stage: SendingStage) => void;
  /** Why the browser could take no frames. The video goes without them. */
  readonly warn: (text: string) => void;
  /** Where this file is in the store already, from a try before. */
  readonly uploadedKey: string | null;
}

export const kindOf = (type: CreativeType): CreditKind => (type === 'image' ? 'banner' : 'video');

/** Frames go with a small video alone. */
export const takesFrames = ({ file, type }: Pick<SendingOrder, 'file' | 'type'>): boolean =>
  type !== 'image' && file.size <= LIMITS.directBytes;

/**
 * Sends a creative by the way that its type and size ask for, and follows its grading.
 * @throws HttpError, NetworkError, UploadError; AbortError when `signal` says so
 */
export async function sendCreative(order: SendingOrder, tools: SendingTools): Promise<AnalyzedCreative> {
  const { file, type, adCopy, hints, versionOf, key } = order;
  const { signal, tell } = tools;
  if (file.size > LIMITS.directBytes) return sendLarge(order, tools);
  const heard = {
    key,
    signal,
    onUpload: (progress: UploadProgress) => tell({ phase: 'uploading', way: 'direct', ...progress }),
    onProgress: (progress: ProgressEvent) => tell({ phase: 'grading', ...progress }),
  };
  if (type === 'image') {
    tell(atStart('direct', file));
    return analyze({ file, adCopy, hints, versionOf, ...heard });
  }
  const video = await framesOf(file, tools);
  if (video && file.size + weightOf(video) > LIMITS.directBytes) {
    // AVI has no other way than this one, where it goes without frames.
    if (presignedType(type) !== null) return sendLarge(order, tools);
  }
  tell(atStart('direct', file));
  const fits = video && file.size + weightOf(video) <= LIMITS.directBytes;
  return analyzeVideo({ file, adCopy, hints, versionOf, ...heard }, fits ? video : null);
}

async function sendLarge(
  { file, type, adCopy, hints, versionOf, key }: SendingOrder,
  tools: SendingTools,
): Promise<AnalyzedCreative> {
  const { signal, tell, uploadedKey } = tools;
  const s3Key = uploadedKey ?? (await putIntoStore(file, type, tools));
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

async function putIntoStore(file: File, type: CreativeType, { signal, tell }: SendingTools): Promise<string> {
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

/** Room for the facts of the video and the form's own lines beside the frames. */
const FORM_BYTES = 8 * 1024;

const weightOf = ({ frames }: ProcessedVideo): number =>
  frames.reduce((sum, frame) => sum + frame.length + 3, FORM_BYTES);
