/**
 * Confidence from which the report names an element of the ad without expressing doubt. Below it, at least one in six is
 * something else, and a reader who sees one wrong name doubts the rest of the report. Chosen by judgment.
 */
export const SURE = 0.85;
