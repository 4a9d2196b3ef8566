/**
 * Clutter, 0..100 (`Clutter.score`), from which a picture is blamed for it: from 56 to 75 reviewers call 23 of 87 pictures
 * uncluttered (3 of 10 or less), above none of 13. Set on these.
 */
export const BUSY = 75;

/** Standard deviation of lightness from which letters stand on a picture: no one color is read everywhere on it. Judgment. */
const PICTURE = 0.06;

/** @param groundTexture of a line */
export const isOnPicture = ({ groundTexture }: { readonly groundTexture: number }): boolean =>
  groundTexture >= PICTURE;
