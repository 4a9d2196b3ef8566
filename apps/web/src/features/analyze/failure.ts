import { TEXTS } from '@adjudge/contract';
import { HttpError, NetworkError, UploadError } from '../../lib/http.ts';

/** What a grading is paid with. */
export type CreditKind = 'banner' | 'video';

export type Failure =
  | { readonly kind: 'limit'; readonly of: CreditKind }
  /** By the person themselves, before it had begun. */
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
  // Something between here and the server may refuse the size in its own words.
  return error.status === 413 ? TEXTS.tooLarge : error.message || FALLBACK[mode];
}

/** What a failed analysis means to the person who asked for it. */
export function failureOf(error: unknown, mode: AnalysisMode): Failure {
  const message = messageOf(error, mode);
  if (/usage limit reached/i.test(message)) {
    return { kind: 'limit', of: /video usage/i.test(message) ? 'video' : 'banner' };
  }
  return { kind: 'error', message, retryAfter: error instanceof HttpError ? error.retryAfter : null };
}
