import {
  type AnalyzedCreative,
  ENDPOINTS,
  ERROR_STATUS,
  type ProgressEvent,
  errorBodySchema,
  progressEventSchema,
} from '@adjudge/contract';
import { type StreamedEvent, createEventReader } from './event-stream.ts';
import { HttpError, NetworkError } from './http.ts';

export interface UploadProgress {
  /** Bytes. */
  readonly loaded: number;
  readonly total: number;
  /** 0..100 */
  readonly percent: number;
}

export interface AnalyzeRequest {
  readonly file: File;
  /** With copy the combined analysis is asked for, without it the creative's alone. */
  readonly adCopy?: string | undefined;
  readonly signal?: AbortSignal;
  readonly onUpload?: (progress: UploadProgress) => void;
  readonly onProgress?: (progress: ProgressEvent) => void;
}

function formOf({ file, adCopy }: AnalyzeRequest): FormData {
  const form = new FormData();
  // The copy first: whoever reads the form as a stream knows everything when the file begins.
  if (adCopy !== undefined) form.append('adCopy', adCopy);
  form.append('creativeFile', file);
  return form;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function streamedError(data: string): HttpError {
  const body = errorBodySchema.safeParse(parseJson(data));
  return body.success
    ? new HttpError(ERROR_STATUS[body.data.code], body.data)
    : new HttpError(500, parseJson(data));
}

/** What one event means to the waiting promise. */
interface Outcome {
  resolve: (analysis: AnalyzedCreative) => void;
  reject: (error: Error) => void;
}

function takeEvent({ event, data }: StreamedEvent, ask: AnalyzeRequest, outcome: Outcome): void {
  if (event === 'progress') ask.onProgress?.(progressEventSchema.parse(parseJson(data)));
  if (event === 'result') outcome.resolve(ENDPOINTS.aiAnalyze.response.parse(parseJson(data)));
  if (event === 'error') outcome.reject(streamedError(data));
}

const NOT_UPLOADED = 'The upload did not get through. Check your connection and try again.';
const CONNECTION_LOST =
  'The connection was lost before the report was finished. If it was graded, it stands under Previous Analyses.';

/**
 * Uploads a creative and follows its grading. XMLHttpRequest, because fetch still tells nothing about an upload.
 * @throws HttpError for a refusal, NetworkError when the connection fails, AbortError when `signal` says so.
 */
export function analyze(ask: AnalyzeRequest): Promise<AnalyzedCreative> {
  const { method, path } = ask.adCopy === undefined ? ENDPOINTS.creativeAnalyze : ENDPOINTS.aiAnalyze;
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const readEvents = createEventReader();
    const outcome: Outcome = { resolve, reject };
    let uploaded = false;
    const isStream = (): boolean => xhr.getResponseHeader('content-type')?.includes('event-stream') ?? false;
    const takeEvents = (): void => {
      try {
        for (const event of readEvents(xhr.responseText)) takeEvent(event, ask, outcome);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
        xhr.abort();
      }
    };

    xhr.open(method, path);
    xhr.setRequestHeader('accept', 'text/event-stream, application/json');
    xhr.upload.addEventListener('progress', ({ loaded, total }) => {
      ask.onUpload?.({ loaded, total, percent: total === 0 ? 0 : Math.round((loaded / total) * 100) });
    });
    xhr.upload.addEventListener('load', () => {
      uploaded = true;
    });
    xhr.addEventListener('progress', () => {
      if (xhr.status === 200 && isStream()) takeEvents();
    });
    xhr.addEventListener('load', () => {
      if (isStream()) {
        takeEvents();
        reject(new NetworkError(CONNECTION_LOST));
      } else finish(xhr, outcome);
    });
    xhr.addEventListener('error', () => reject(new NetworkError(uploaded ? CONNECTION_LOST : NOT_UPLOADED)));
    xhr.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')));
    ask.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    xhr.send(formOf(ask));
  });
}

/** An answer that is no stream: a refusal before grading began, or a server that streams nothing. */
function finish(xhr: XMLHttpRequest, { resolve, reject }: Outcome): void {
  const body = parseJson(xhr.responseText);
  if (xhr.status < 200 || xhr.status >= 300) {
    reject(new HttpError(xhr.status, body, xhr.getResponseHeader('retry-after')));
    return;
  }
  const analysis = ENDPOINTS.aiAnalyze.response.safeParse(body);
  if (analysis.success) resolve(analysis.data);
  else reject(analysis.error);
}
