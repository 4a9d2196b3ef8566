import { TEXTS } from '@adjudge/contract';
import { HttpError, NetworkError } from '../../lib/http.ts';

/** Why there is no report, and what the visitor can do. */
export interface Rejection {
  readonly text: string;
  /** Whether the same file may be sent again. If not, the visitor needs another one. */
  readonly mayRetry: boolean;
  /** Whether a report may already exist. */
  readonly mayBeKept: boolean;
}

const CONNECTION_LOST = 'The connection was lost. If your banner was graded, its report is kept for you.';
const FAILED = 'Your banner could not be graded. Try again, or try another file.';

export const wrongFile = (problem: string | null): Rejection => ({
  text: problem ?? TEXTS.fileRequired,
  mayRetry: false,
  mayBeKept: false,
});

/** Explains a failed call to a visitor without an account, who has no credits and no list of reports. */
export function rejectionFrom(error: unknown): Rejection {
  if (error instanceof NetworkError) return { text: CONNECTION_LOST, mayRetry: true, mayBeKept: true };
  if (!(error instanceof HttpError) || error.status === 500 || error.message === '') {
    return { text: FAILED, mayRetry: true, mayBeKept: false };
  }
  // A proxy in front of the server may reject the size with its own error text.
  if (error.status === 413) return wrongFile(TEXTS.tooLarge);
  return {
    text: error.message,
    mayRetry: error.code === 'busy',
    mayBeKept: error.code === 'too-many-requests' || error.code === 'busy',
  };
}
