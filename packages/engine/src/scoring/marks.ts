/** Score of a check at its own target. Apart from the curves, so that a report can be shown without them. */
export const GOOD_SCORE = 97;

/** From this score on, an audit passes. */
export const PASS_SCORE = 75;
