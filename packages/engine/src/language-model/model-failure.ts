/** Why a language model gave no usable answer. */
export const MODEL_FAILURES = ['timeout', 'refused', 'unusable', 'unreachable'] as const;
export type ModelFailureKind = (typeof MODEL_FAILURES)[number];
