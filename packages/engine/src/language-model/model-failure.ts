/** Why a language model gave nothing. */
export const MODEL_FAILURES = ['timeout', 'refused', 'unusable', 'unreachable'] as const;
export type ModelFailureKind = (typeof MODEL_FAILURES)[number];
