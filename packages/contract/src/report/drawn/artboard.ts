/** Beyond this ratio a banner gets the whole width, or its words would be too small to point at. */
const LEADERBOARD = 3;

/** Small banners are enlarged to at most this; beyond it their pixels would be all one sees. */
const ENLARGE = 2;

interface Shape {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export const isLeaderboard = ({ width, height }: Shape): boolean => width / Math.max(1, height) > LEADERBOARD;

/** CSS of the place where the creative lies: its natural ratio, as large as column and window allow. */
export function artboardStyle(creative: Shape & { readonly type: 'image' | 'video' }) {
  const width = Math.max(1, creative.width);
  const ratio = width / Math.max(1, creative.height);
  // A film shares the window with its timeline.
  const below = creative.type === 'video' ? '30rem' : '17rem';
  const tallest = isLeaderboard(creative) ? '24dvh' : `(100dvh - ${below})`;
  return {
    '--ratio': String(ratio),
    width: `min(100%, ${width * ENLARGE}px, max(9rem, ${tallest} * var(--ratio)))`,
  };
}

/** Its place in a report's outline, where the server puts it into the page before any script runs. */
export const EARLY_PICTURE_ID = 'early-picture';
