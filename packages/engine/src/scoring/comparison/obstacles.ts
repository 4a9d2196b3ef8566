/** Why scores may stand side by side and yet not be set against each other. */
export const OBSTACLES = ['media', 'copy', 'rubric', 'engine', 'reader', 'score'] as const;
export type Obstacle = (typeof OBSTACLES)[number];
