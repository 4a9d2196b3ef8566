import { TEXTS } from '@adjudge/contract';
import { HttpError, NetworkError, UploadError } from '../../lib/http.ts';

export type CreditKind = 'banner' | 'video';

export type Failure =
  | { readonly kind: 'limit'; readonly of: CreditKind }
  /** Canceled by the user before it started. */
  | { readonly kind: 'canceled' }
  | {
      readonly kind: 'error';
      readonly message: string;
      /** Seconds that the server asks to wait. */
      readonly retryAfter: number | null;
    };

export type AnalysisMode = 'combined' | 'creative-only';

const FALLBACK: Record<AnalysisMode, string> = {
  combined: TEXTS.analyzeAdFailed,
  'creative-only': TEXTS.analyzeCreativeFailed,
};

function messageOf(error: unknown, mode: AnalysisMode): string {
  if (error instanceof NetworkError || error instanceof UploadError) return error.message;
  if (!(error instanceof HttpError)) return FALLBACK[mode];
  // A proxy in front of the server may reject the size with its own error text.
  return error.status === 413 ? TEXTS.tooLarge : error.message || FALLBACK[mode];
}

/** Turns the error of an analysis into what the user is shown. */
export function failureOf(error: unknown, mode: AnalysisMode): Failure {
  const message = messageOf(error, mode);
  if (/usage limit reached/i.test(message)) {
    return { kind: 'limit', of: /video usage/i.test(message) ? 'video' : 'banner' };
  }
  return { kind: 'error', message, retryAfter: error instanceof HttpError ? error.retryAfter : null };
}
