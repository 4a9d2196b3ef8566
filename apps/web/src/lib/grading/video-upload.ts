import { type AnalyzedCreative, ENDPOINTS, type Hints, type PresignedUpload, TEXTS } from '@adjudge/contract';
import { call } from '../api-client.ts';
import { type GradingListeners, followGrading } from './graded-stream.ts';
import { HttpError, UploadError } from '../http.ts';
import { type UploadProgress, listenToUpload } from './upload-progress.ts';

/** @throws HttpError for an error response, NetworkError when there is no response */
export function presignVideo(file: File, fileType: string, signal?: AbortSignal): Promise<PresignedUpload> {
  // The server accepts three types and rejects others with a message.
  const body = { fileName: file.name, fileType: fileType as 'video/mp4' };
  return call('presignVideo', { body, ...(signal ? { signal } : {}) }).catch(
    withFallbackMessage(TEXTS.presignFailed),
  );
}

/**
 * Posts a file with the fields of its presigned form.
 * @throws UploadError, or AbortError when `signal` is aborted
 */
export function postForm(
  { url, fields }: PresignedUpload,
  file: File,
  { signal, onUpload }: { signal?: AbortSignal; onUpload?: (progress: UploadProgress) => void },
): Promise<void> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open('POST', url);
    listenToUpload(xhr, onUpload);
    xhr.addEventListener('load', () => {
      if (xhr.status >= 200 && xhr.status < 300) resolve();
      else reject(new UploadError(`Upload failed with status: ${xhr.status}`));
    });
    xhr.addEventListener('error', () => reject(new UploadError(TEXTS.uploadNetwork)));
    xhr.addEventListener('abort', () => reject(new DOMException('The upload was canceled.', 'AbortError')));
    signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(form);
  });
}

/**
 * Requests the grading of an uploaded video and follows it.
 * @throws HttpError for an error response, NetworkError when the connection fails
 */
export function processVideo(
  order: { s3Key: string; adCopy?: string | undefined } & Hints,
  heard: GradingListeners & { readonly key: string },
): Promise<AnalyzedCreative> {
  const { method, path } = ENDPOINTS.processVideo;
  return followGrading({ ...heard, method, path, body: { json: order } }).catch(
    withFallbackMessage(TEXTS.processFailed),
  );
}

/** Supplies a message for error responses that have none. */
const withFallbackMessage =
  (text: string) =>
  (error: unknown): never => {
    if (error instanceof HttpError && error.message === '') throw new UploadError(text);
    throw error;
  };
