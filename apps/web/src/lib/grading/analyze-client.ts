import { type AnalyzedCreative, type BrowserVideoMetadata, ENDPOINTS, type Hints } from '@adjudge/contract';
import { HttpError, call } from '../api-client.ts';
import { type Heard, followGrading } from './graded-stream.ts';

export type { UploadProgress } from './upload-progress.ts';

/** What the browser took of a video. */
export interface ProcessedVideo {
  /** JPEG, base64. */
  readonly frames: readonly string[];
  readonly metadata: BrowserVideoMetadata;
}

export interface AnalyzeRequest extends Heard {
  readonly file: File;
  readonly key: string;
  /** With copy the combined analysis is asked for, without it the creative's alone. */
  readonly adCopy?: string | undefined;
  /** What its maker says of it. */
  readonly hints?: Hints | undefined;
  /** Id of the analysis that this is the next version of. */
  readonly versionOf?: string | undefined;
}

function formOf(
  { file, adCopy, versionOf, hints = {} }: Pick<AnalyzeRequest, 'file' | 'adCopy' | 'versionOf' | 'hints'>,
  video: ProcessedVideo | null,
): FormData {
  const form = new FormData();
  // Text first: a server that reads the form as a stream knows everything when the file begins.
  if (adCopy !== undefined) form.append('adCopy', adCopy);
  if (versionOf !== undefined) form.append('versionOf', versionOf);
  for (const [name, value] of Object.entries(hints)) if (value !== undefined) form.append(name, value);
  if (video) {
    form.append('isProcessedVideo', 'true');
    form.append('videoMetadata', JSON.stringify(video.metadata));
    form.append('videoFrames', JSON.stringify(video.frames));
  }
  form.append('creativeFile', file);
  return form;
}

/**
 * Uploads a banner and follows its grading.
 * @throws HttpError for a refusal, NetworkError when the connection fails, AbortError when `signal` says so.
 */
export function analyze(ask: AnalyzeRequest): Promise<AnalyzedCreative> {
  const { method, path } = ask.adCopy === undefined ? ENDPOINTS.creativeAnalyze : ENDPOINTS.aiAnalyze;
  return followGrading({ ...ask, method, path, body: formOf(ask, null) });
}

/**
 * The same with a small video and the frames that the browser could take of it; null: it could not.
 * @throws the same
 */
export function analyzeVideo(ask: AnalyzeRequest, video: ProcessedVideo | null): Promise<AnalyzedCreative> {
  const { method, path } = ENDPOINTS.creativeAnalyze;
  return followGrading({ ...ask, method, path, body: formOf(ask, video) });
}

/**
 * Follows the grading that was begun with this key.
 * @returns null when nothing came of it, or the server never got it
 * @throws the same
 */
export function followAgain(key: string, heard: Heard): Promise<AnalyzedCreative | null> {
  const { method, path } = ENDPOINTS.followGrading;
  return followGrading({ ...heard, method, path: `${path}?key=${key}`, body: null }).catch(
    (error: unknown) => {
      if (error instanceof HttpError && error.code === 'absent') return null;
      throw error;
    },
  );
}

/**
 * Takes a grading that has not begun out of the queue.
 * @returns 'absent' when the server has none with this key
 * @throws HttpError 'conflict' once it has begun, NetworkError
 */
export async function cancelGrading(key: string): Promise<'canceled' | 'absent'> {
  try {
    await call('cancelGrading', { body: { key } });
    return 'canceled';
  } catch (error) {
    if (error instanceof HttpError && error.code === 'absent') return 'absent';
    throw error;
  }
}

/**
 * Uploads the banner of somebody without an account and follows its grading.
 * @throws the same
 */
export function firstLook(ask: Heard & { readonly file: File }): Promise<AnalyzedCreative> {
  const { method, path } = ENDPOINTS.firstLook;
  return followGrading({ ...ask, method, path, body: formOf(ask, null) });
}
