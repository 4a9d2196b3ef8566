import type { Hints } from '@adjudge/contract';
import { HttpError, NetworkError, callForm } from '../../../lib/api-client.ts';

export interface FileToSend {
  readonly id: number;
  readonly file: File;
  readonly adCopy: string | undefined;
  readonly hints: Hints;
}

export interface UploadCallbacks {
  readonly onSent: (file: FileToSend) => void;
  readonly onRefused: (id: number, why: string) => void;
}

const CONCURRENT_UPLOADS = 2;
const MAX_ATTEMPTS = 5;
const FAILED = 'The upload failed. Please try again.';

const seconds = (many: number): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, many * 1000);
  });

/** Uploads two files at a time, one per request, so that no request is large. A rejected file does not stop the others. */
export async function uploadFiles(
  runId: string,
  files: readonly FileToSend[],
  callbacks: UploadCallbacks,
): Promise<void> {
  const left = [...files];
  const work = async (): Promise<void> => {
    for (let one = left.shift(); one; one = left.shift()) {
      try {
        await send(runId, one);
        callbacks.onSent(one);
      } catch (error) {
        const message = error instanceof HttpError || error instanceof NetworkError ? error.message : '';
        callbacks.onRefused(one.id, message || FAILED);
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_UPLOADS }, work));
}

/** Waits when the server asks for it, and tries again when the connection broke. */
async function send(runId: string, { file, adCopy, hints }: FileToSend): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const form = new FormData();
    if (adCopy !== undefined) form.append('adCopy', adCopy);
    for (const [name, value] of Object.entries(hints)) if (value !== undefined) form.append(name, value);
    form.append('creativeFile', file);
    try {
      await callForm('addBulkItem', { query: { runId }, form });
      return;
    } catch (error) {
      // The response to an earlier attempt was lost: the file is already in the run.
      if (attempt > 1 && error instanceof HttpError && error.code === 'conflict') return;
      const wait = waitAfter(error);
      if (wait === null || attempt >= MAX_ATTEMPTS) throw error;
      await seconds(wait);
    }
  }
}

function waitAfter(error: unknown): number | null {
  if (error instanceof NetworkError) return 1;
  if (!(error instanceof HttpError)) return null;
  return error.status === 429 || error.status === 503 ? (error.retryAfter ?? 2) : null;
}
