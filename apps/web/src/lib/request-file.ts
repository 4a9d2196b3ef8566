import { fetchOk, NetworkError, type HttpRequest } from './http.ts';

const FILE_NAME = /filename="([^"]+)"/;
/** The same, but with non-ASCII letters. */
const WHOLE_FILE_NAME = /filename\*=UTF-8''([^;\s]+)/;

function fileNameIn(disposition: string): string | null {
  const whole = WHOLE_FILE_NAME.exec(disposition)?.[1];
  return whole === undefined ? (FILE_NAME.exec(disposition)?.[1] ?? null) : decodeURIComponent(whole);
}

/**
 * Fetches a file to save.
 * @returns its content, and the name that the server gave it, if any
 * @throws HttpError for an error response, NetworkError when there is no response or the download is cut off
 */
export async function requestFile(options: HttpRequest): Promise<{ content: Blob; name: string | null }> {
  const response = await fetchOk(options, '*/*');
  const name = fileNameIn(response.headers.get('content-disposition') ?? '');
  try {
    return { content: await response.blob(), name };
  } catch (cause) {
    throw new NetworkError('The download was cut off. Check your connection and try again.', { cause });
  }
}
