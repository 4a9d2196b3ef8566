import { cancelGrading } from '../../lib/grading/analyze-client.ts';
import { HttpError } from '../../lib/http.ts';
import type { WaitingStage } from './grade-with-retries.ts';
import type { SendingStage } from './send-creative.ts';

/** `text` tells the user why the grading continues. */
export type CancelResult =
  | { readonly how: 'canceled' | 'absent' }
  | { readonly how: 'begun' | 'unknown'; readonly text: string };

const UNREACHABLE = 'We could not cancel: the server cannot be reached. Try again in a moment.';

/** Asks the server to cancel an order that it may have received. */
export async function cancelOrder(key: string): Promise<CancelResult> {
  try {
    return { how: await cancelGrading(key) };
  } catch (error) {
    if (error instanceof HttpError && error.code === 'conflict') return { how: 'begun', text: error.message };
    return { how: 'unknown', text: UNREACHABLE };
  }
}

/**
 * Where to cancel an order at this stage:
 * - `here`: in the browser, because the server does not have all of it
 * - `there`: on the server
 * - `once-answered`: on the server once it has answered, because it has all of it but may not have queued it yet
 */
export function cancelLocation(
  stage: SendingStage | WaitingStage | null,
): 'here' | 'there' | 'once-answered' {
  if (stage?.phase === 'waiting') return isUnsent(stage.at) ? 'here' : 'there';
  if (stage === null || isUnsent(stage)) return 'here';
  return stage.phase === 'grading' ? 'there' : 'once-answered';
}

const isUnsent = (stage: SendingStage): boolean =>
  stage.phase === 'preparing' || (stage.phase === 'uploading' && (stage.way === 's3' || stage.percent < 100));
