/** Banners wider than this ratio get the full width; otherwise their text would be too small to point at. */
const LEADERBOARD = 3;

/** The most that small banners are enlarged. Beyond it, all one sees is pixels. */
const ENLARGE = 2;

interface Shape {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export const isLeaderboard = ({ width, height }: Shape): boolean => width / Math.max(1, height) > LEADERBOARD;

/** CSS for the creative's area: its natural aspect ratio, as large as the column and window allow. */
export function artboardStyle(creative: Shape & { readonly type: 'image' | 'video' }) {
  const width = Math.max(1, creative.width);
  const ratio = width / Math.max(1, creative.height);
  // A video shares the window with its timeline.
  const below = creative.type === 'video' ? '30rem' : '17rem';
  const tallest = isLeaderboard(creative) ? '24dvh' : `(100dvh - ${below})`;
  return {
    '--ratio': String(ratio),
    width: `min(100%, ${width * ENLARGE}px, max(9rem, ${tallest} * var(--ratio)))`,
  };
}

/** The placeholder in the report skeleton that the server fills with the picture before any script runs. */
export const EARLY_PICTURE_ID = 'early-picture';
