import type { ErrorCode } from '@adjudge/contract';

/** An error response from the server. `message` can be shown to users; `code` is stable. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  readonly code: ErrorCode | 'unknown';
  /** Identifies this request in the server's log. */
  readonly requestId: string | null;
  /** Seconds to wait before a retry, if the server gave any. */
  readonly retryAfter: number | null;

  constructor(status: number, body: unknown, retryAfter: string | null = null) {
    const details = readErrorBody(body);
    super(details.message ?? '');
    this.status = status;
    this.code = details.code;
    this.requestId = details.requestId;
    this.retryAfter = retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : null;
  }
}

/** There was no response: the network or the server is down. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** A file did not reach the store. The message can be shown to users. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
}

interface ErrorDetails {
  message: string | null;
  code: ErrorCode | 'unknown';
  requestId: string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Parsed by hand, because a proxy that knows nothing of the contract may have sent it. */
function readErrorBody(body: unknown): ErrorDetails {
  if (!isRecord(body)) return { message: null, code: 'unknown', requestId: null };
  const { error, message, code, requestId } = body;
  return {
    message: textOf(error) ?? textOf(message),
    code: (textOf(code) ?? 'unknown') as ErrorCode | 'unknown',
    requestId: textOf(requestId),
  };
}

export interface HttpRequest {
  readonly method: string;
  /** Path and query string. */
  readonly path: string;
  /** FormData is sent as is, anything else as JSON. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** The app's only use of fetch. */
async function sendRequest({ method, path, body, signal }: HttpRequest, accept: string): Promise<Response> {
  const form = body instanceof FormData;
  const headers = {
    accept,
    ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
  };
  try {
    return await fetch(new URL(path, location.origin), {
      method,
      headers,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError('The server could not be reached. Check your connection and try again.', {
      cause,
    });
  }
}

/** @throws HttpError for an error status, NetworkError when there is no response */
export async function fetchOk(options: HttpRequest, accept: string): Promise<Response> {
  const response = await sendRequest(options, accept);
  if (response.ok) return response;
  const json: unknown = await response.json().catch(() => null);
  throw new HttpError(response.status, json, response.headers.get('retry-after'));
}

/**
 * @returns the JSON of a successful response
 * @throws HttpError for an error status, NetworkError when there is no response
 */
export async function request(options: HttpRequest): Promise<unknown> {
  const response = await fetchOk(options, 'application/json');
  return response.json().catch(() => null);
}

/** The error message from the server or the network, or else `fallback`. */
export const errorMessage = (error: Error, fallback: string): string =>
  (error instanceof HttpError || error instanceof NetworkError) && error.message !== ''
    ? error.message
    : fallback;
