/**
 * Certainty from which an element of the ad is spoken of as that, and named without a doubt. Of those under it one in six or
 * more is something else, and a reader who sees one wrong doubts the rest of the report. Judgment.
 */
export const SURE = 0.85;
