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
import { type UploadProgress, hearUpload } from './upload-progress.ts';

export interface Heard {
  readonly signal?: AbortSignal | undefined;
  readonly onUpload?: ((progress: UploadProgress) => void) | undefined;
  readonly onProgress?: ((progress: ProgressEvent) => void) | undefined;
}

interface Ask extends Heard {
  readonly method: string;
  readonly path: string;
  readonly body: FormData | { readonly json: unknown };
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

function takeEvent({ event, data }: StreamedEvent, ask: Heard, outcome: Outcome): void {
  if (event === 'progress') ask.onProgress?.(progressEventSchema.parse(parseJson(data)));
  if (event === 'result') outcome.resolve(ENDPOINTS.aiAnalyze.response.parse(parseJson(data)));
  if (event === 'error') outcome.reject(streamedError(data));
}

const NOT_UPLOADED = 'The upload did not get through. Check your connection and try again.';
const CONNECTION_LOST =
  'The connection was lost before the report was finished. If it was graded, it is under Previous Analyses.';

/**
 * Asks for a grading and follows it. XMLHttpRequest, because fetch still tells nothing about an upload.
 * @throws HttpError for a refusal, NetworkError when the connection fails, AbortError when `signal` says so.
 */
export function followGrading(ask: Ask): Promise<AnalyzedCreative> {
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

    xhr.open(ask.method, ask.path);
    xhr.setRequestHeader('accept', 'text/event-stream, application/json');
    hearUpload(xhr, ask.onUpload);
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
    xhr.addEventListener('abort', () => reject(new DOMException('The upload was canceled.', 'AbortError')));
    ask.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
    send(xhr, ask.body);
  });
}

function send(xhr: XMLHttpRequest, body: Ask['body']): void {
  if (!(body instanceof FormData)) xhr.setRequestHeader('content-type', 'application/json');
  xhr.send(body instanceof FormData ? body : JSON.stringify(body.json));
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
