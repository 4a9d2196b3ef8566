/** If less of the picture is left (0..1), people notice the crop, and it does not run as it is. */
export const AS_IS = 0.97;

/** CSS pixels. Smaller text is guessed rather than read. */
export const READABLE_PX = 9;
