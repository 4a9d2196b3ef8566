import { answered, NetworkError, type HttpRequest } from './http.ts';

const FILE_NAME = /filename="([^"]+)"/;
/** The same with letters beyond ASCII. */
const WHOLE_FILE_NAME = /filename\*=UTF-8''([^;\s]+)/;

function fileNameIn(disposition: string): string | null {
  const whole = WHOLE_FILE_NAME.exec(disposition)?.[1];
  return whole === undefined ? (FILE_NAME.exec(disposition)?.[1] ?? null) : decodeURIComponent(whole);
}

/**
 * A file to save.
 * @returns its content and the name that the server gave it, if any.
 * @throws HttpError for a refusal, NetworkError when it did not come, or not all of it.
 */
export async function requestFile(options: HttpRequest): Promise<{ content: Blob; name: string | null }> {
  const response = await answered(options, '*/*');
  const name = fileNameIn(response.headers.get('content-disposition') ?? '');
  try {
    return { content: await response.blob(), name };
  } catch (cause) {
    throw new NetworkError('The download was cut off. Check your connection and try again.', { cause });
  }
}
