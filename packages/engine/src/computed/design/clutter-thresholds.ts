/**
 * Clutter (`Clutter.score`, 0..100) above which a picture is reported as cluttered. Above it reviewers called 0 of 13
 * pictures uncluttered (3 of 10 or less); from 56 to 75, 23 of 87. Tuned on these same pictures.
 */
export const CLUTTER_THRESHOLD = 75;

/** Standard deviation of lightness from which text counts as set on a picture, where no single color is readable. Chosen by judgment. */
const PICTURE = 0.06;

/** @param groundTexture of the line */
export const isOnPicture = ({ groundTexture }: { readonly groundTexture: number }): boolean =>
  groundTexture >= PICTURE;
