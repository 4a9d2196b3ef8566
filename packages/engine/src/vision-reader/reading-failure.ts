import { MODEL_FAILURES } from '../language-model/model-failure.ts';

/**
 * Why there is no reading: the model gave none, or it was not asked, since it was asked as often as is allowed in a day
 * ('budget') or failed several times on end ('paused').
 */
export const READING_FAILURES = [...MODEL_FAILURES, 'budget', 'paused'] as const;
export type ReadingFailure = (typeof READING_FAILURES)[number];
