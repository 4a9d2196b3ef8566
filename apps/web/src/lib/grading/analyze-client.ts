import { type AnalyzedCreative, type BrowserVideoMetadata, ENDPOINTS, type Hints } from '@adjudge/contract';
import { HttpError, call } from '../api-client.ts';
import { type GradingListeners, followGrading } from './graded-stream.ts';

export type { UploadProgress } from './upload-progress.ts';

/** What the browser extracted from a video. */
export interface ProcessedVideo {
  /** Base64 JPEGs. */
  readonly frames: readonly string[];
  readonly metadata: BrowserVideoMetadata;
}

export interface AnalyzeRequest extends GradingListeners {
  readonly file: File;
  readonly key: string;
  /** With copy, the combined analysis is requested; without it, only the creative's. */
  readonly adCopy?: string | undefined;
  /** What its maker says about it. */
  readonly hints?: Hints | undefined;
  /** Id of the analysis that this is the next version of. */
  readonly versionOf?: string | undefined;
}

function formOf(
  { file, adCopy, versionOf, hints = {} }: Pick<AnalyzeRequest, 'file' | 'adCopy' | 'versionOf' | 'hints'>,
  video: ProcessedVideo | null,
): FormData {
  const form = new FormData();
  // Text fields first: a server that streams the form then knows everything before the file starts.
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
 * @throws HttpError for an error response, NetworkError when the connection fails, AbortError when `signal` is aborted
 */
export function analyze(ask: AnalyzeRequest): Promise<AnalyzedCreative> {
  const { method, path } = ask.adCopy === undefined ? ENDPOINTS.creativeAnalyze : ENDPOINTS.aiAnalyze;
  return followGrading({ ...ask, method, path, body: formOf(ask, null) });
}

/**
 * Like `analyze`, for a small video.
 * @param video frames and metadata from the browser; null if it could not extract them
 * @throws the same as `analyze`
 */
export function analyzeVideo(ask: AnalyzeRequest, video: ProcessedVideo | null): Promise<AnalyzedCreative> {
  const { method, path } = ENDPOINTS.creativeAnalyze;
  return followGrading({ ...ask, method, path, body: formOf(ask, video) });
}

/**
 * Follows the grading that was started with this key.
 * @returns null if it came to nothing, or never reached the server
 * @throws the same as `analyze`
 */
export function resumeGrading(key: string, heard: GradingListeners): Promise<AnalyzedCreative | null> {
  const { method, path } = ENDPOINTS.followGrading;
  return followGrading({ ...heard, method, path: `${path}?key=${key}`, body: null }).catch(
    (error: unknown) => {
      if (error instanceof HttpError && error.code === 'absent') return null;
      throw error;
    },
  );
}

/**
 * Takes a grading that has not started out of the queue.
 * @returns 'absent' when the server has none with this key
 * @throws HttpError 'conflict' once it has started, NetworkError
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
 * Uploads a banner without an account and follows its grading.
 * @throws the same as `analyze`
 */
export function firstLook(ask: GradingListeners & { readonly file: File }): Promise<AnalyzedCreative> {
  const { method, path } = ENDPOINTS.firstLook;
  return followGrading({ ...ask, method, path, body: formOf(ask, null) });
}
