/** Reasons why scores can be shown side by side but not compared. */
export const OBSTACLES = ['media', 'copy', 'rubric', 'engine', 'reader', 'score'] as const;
export type Obstacle = (typeof OBSTACLES)[number];
