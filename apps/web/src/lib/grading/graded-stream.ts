import {
  type AnalyzedCreative,
  ENDPOINTS,
  ERROR_STATUS,
  GRADING_KEY_HEADER,
  type ProgressEvent,
  errorBodySchema,
  progressEventSchema,
} from '@adjudge/contract';
import { type StreamedEvent, createEventReader } from './event-stream.ts';
import { HttpError, NetworkError } from '../http.ts';
import { type UploadProgress, listenToUpload } from './upload-progress.ts';

export interface GradingListeners {
  readonly signal?: AbortSignal | undefined;
  readonly onUpload?: ((progress: UploadProgress) => void) | undefined;
  readonly onProgress?: ((progress: ProgressEvent) => void) | undefined;
}

interface GradingRequest extends GradingListeners {
  readonly method: string;
  readonly path: string;
  /** null: no body. */
  readonly body: FormData | { readonly json: unknown } | null;
  /** Idempotency key: prevents a second grading, and finds this one again. */
  readonly key?: string | undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function streamedError(data: string): Error {
  const body = errorBodySchema.safeParse(parseJson(data));
  // The server is shutting down. The next one takes over the grading.
  if (body.data?.code === 'busy') return new NetworkError(CONNECTION_LOST);
  return body.success
    ? new HttpError(ERROR_STATUS[body.data.code], body.data)
    : new HttpError(500, parseJson(data));
}

interface Outcome {
  resolve: (analysis: AnalyzedCreative) => void;
  reject: (error: Error) => void;
}

function handleEvent({ event, data }: StreamedEvent, ask: GradingListeners, outcome: Outcome): void {
  if (event === 'progress') ask.onProgress?.(progressEventSchema.parse(parseJson(data)));
  if (event === 'result') outcome.resolve(ENDPOINTS.aiAnalyze.response.parse(parseJson(data)));
  if (event === 'error') outcome.reject(streamedError(data));
}

/** Callers then look up the grading by its key, or show their own message. */
const CONNECTION_LOST = 'The connection was lost before the report was finished.';

/**
 * Requests a grading and follows it. Uses XMLHttpRequest because fetch still reports no upload progress.
 * @throws HttpError for an error response, NetworkError when the connection fails, AbortError when `signal` is aborted
 */
export function followGrading(ask: GradingRequest): Promise<AnalyzedCreative> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const readEvents = createEventReader();
    const outcome: Outcome = { resolve, reject };
    const isStream = (): boolean => xhr.getResponseHeader('content-type')?.includes('event-stream') ?? false;
    const takeEvents = (): void => {
      try {
        for (const event of readEvents(xhr.responseText)) handleEvent(event, ask, outcome);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
        xhr.abort();
      }
    };

    xhr.open(ask.method, ask.path);
    xhr.setRequestHeader('accept', 'text/event-stream, application/json');
    listenToUpload(xhr, ask.onUpload);
    xhr.addEventListener('progress', () => {
      if (xhr.status === 200 && isStream()) takeEvents();
    });
    xhr.addEventListener('load', () => {
      if (isStream()) {
        takeEvents();
        reject(new NetworkError(CONNECTION_LOST));
      } else finish(xhr, outcome);
    });
    xhr.addEventListener('error', () => reject(new NetworkError(CONNECTION_LOST)));
    xhr.addEventListener('abort', () => reject(new DOMException('The upload was canceled.', 'AbortError')));
    ask.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    send(xhr, ask);
  });
}

function send(xhr: XMLHttpRequest, { body, key }: GradingRequest): void {
  if (key !== undefined) xhr.setRequestHeader(GRADING_KEY_HEADER, key);
  if (body === null || body instanceof FormData) {
    xhr.send(body);
    return;
  }
  xhr.setRequestHeader('content-type', 'application/json');
  xhr.send(JSON.stringify(body.json));
}

/** Handles a response that is not a stream: a refusal before grading started, or a server that does not stream. */
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
