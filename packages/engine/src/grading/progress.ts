/** Steps of one grading, in the order in which users see them begin. */
export const GRADING_STEPS = [
  'decoding',
  'reading-text',
  'finding-faces',
  'mapping-attention',
  'measuring-design',
  'reading-copy',
  'judging',
  'writing',
] as const;
export type GradingStep = (typeof GRADING_STEPS)[number];

/** Called when a step begins. */
export type OnStep = (step: GradingStep) => void;
