import { MODEL_FAILURES } from '../language-model/model-failure.ts';

/**
 * Why there is no reading. Either the model gave none, or it was not asked: because the daily limit was reached ('budget') or
 * because it failed several times in a row ('paused').
 */
export const READING_FAILURES = [...MODEL_FAILURES, 'budget', 'paused'] as const;
export type ReadingFailure = (typeof READING_FAILURES)[number];
