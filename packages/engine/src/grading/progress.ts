/** Steps of one grading, in the order in which a reader sees them begin. */
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

/** Told when a step begins. */
export type OnStep = (step: GradingStep) => void;
