import { type AnalyzedCreative, TEXTS } from '@adjudge/contract';
import { resumeGrading } from '../../lib/grading/analyze-client.ts';
import { HttpError, NetworkError, UploadError } from '../../lib/http.ts';
import { type SendingOrder, type SendingStage, type SendingTools, sendCreative } from './send-creative.ts';

/** Pauses between retries in milliseconds, short at first, then longer. */
const RETRY_DELAYS_MS = [1000, 2000, 4000, 8000, 15_000];

/** Status codes from a gateway between this page and the server. */
const GATEWAY_ERROR_STATUSES: ReadonlySet<number> = new Set([502, 504]);

/** Whether the order can continue unchanged once the network or the server is back. */
const isConnectionLoss = (error: unknown): boolean =>
  error instanceof NetworkError ||
  (error instanceof UploadError && error.message === TEXTS.uploadNetwork) ||
  (error instanceof HttpError && GATEWAY_ERROR_STATUSES.has(error.status));

/** Resolves when the browser is back online or the pause is over; rejects when `signal` aborts. */
function waitForRetry(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (done: () => void) => () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      done();
    };
    const goOn = end(resolve);
    const timer = setTimeout(goOn, RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length - 1)]);
    window.addEventListener('online', goOn);
    const stop = end(() => reject(new DOMException('Not wanted any more.', 'AbortError')));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

export type WaitingStage = { readonly phase: 'waiting'; readonly at: SendingStage };

export interface GradingTools extends Omit<SendingTools, 'tell' | 'uploadedKey'> {
  readonly tell: (stage: SendingStage | WaitingStage) => void;
  /** Storage key of a large file that an earlier try has already uploaded. */
  readonly uploadedKey: () => string | null;
}

/**
 * Gets a creative graded despite network failures and server restarts. Looks up the grading by its key before anything
 * is sent a second time.
 * @param order with `send`, the order is sent; without, it was sent by a page that is gone and is only followed
 * @returns null when the server does not know the order that was sent before
 * @throws HttpError, UploadError; AbortError when `signal` aborts
 */
export async function gradeWithRetries(
  order: { readonly key: string; readonly send: SendingOrder | null },
  tools: GradingTools,
): Promise<AnalyzedCreative | null> {
  const { key, send } = order;
  const { signal } = tools;
  let at: SendingStage = { phase: 'grading', step: 'queued', ahead: 0 };
  const tell = (stage: SendingStage): void => {
    at = stage;
    tools.tell(stage);
  };
  for (let tries = 0; ; tries += 1) {
    try {
      if (tries > 0 || !send) {
        const known = await resumeGrading(key, {
          signal,
          onProgress: (progress) => tell({ phase: 'grading', ...progress }),
        });
        if (known || !send) return known;
      }
      return await sendCreative(send, { ...tools, tell, uploadedKey: tools.uploadedKey() });
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      tools.tell({ phase: 'waiting', at });
      await waitForRetry(tries, signal);
    }
  }
}
