/**
 * Clutter, 0..100 (`Clutter.score`), from which a picture is blamed for it: from 56 to 75 reviewers call 23 of 87 pictures
 * uncluttered (3 of 10 or less), above none of 13. Set on these.
 */
export const BUSY = 75;
