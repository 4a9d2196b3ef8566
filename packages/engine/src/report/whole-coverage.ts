/** Below this share of measured weight the score is partial: it is not compared with others, and the verdict opens by saying so. */
export const WHOLE_COVERAGE = 0.65;
