/** Banners wider than this ratio get the full width; otherwise their text would be too small to point at. */
const LEADERBOARD = 3;

/** The most that small banners are enlarged. Beyond it, all one sees is pixels. */
const ENLARGE = 2;

/** A picture gives up room to the verdict above it only as long as it stays this tall. */
const TALL_ENOUGH = '18rem';

interface Shape {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

type Creative = Shape & { readonly type: 'image' | 'video' };

export const isLeaderboard = ({ width, height }: Shape): boolean => width / Math.max(1, height) > LEADERBOARD;

/**
 * CSS for the creative's area: its natural aspect ratio, as large as the column and window allow. What differs with the
 * width of the screen is a variable of the style sheet, because the server writes this style, too.
 */
export function artboardStyle(creative: Creative) {
  const width = Math.max(1, creative.width);
  const ratio = width / Math.max(1, creative.height);
  return {
    '--ratio': String(ratio),
    width: `min(100%, ${width * ENLARGE}px, max(9rem, ${tallest(creative)} * var(--ratio)))`,
  };
}

function tallest(creative: Creative): string {
  if (isLeaderboard(creative)) return '24dvh';
  // A video shares the window with its timeline.
  if (creative.type === 'video') return '(100dvh - 30rem)';
  const room = '100dvh - 17rem';
  return `max(${room} - var(--verdict-line), min(${room}, ${TALL_ENOUGH}))`;
}

/** The placeholder in the report skeleton that the server fills with the picture before any script runs. */
export const EARLY_PICTURE_ID = 'early-picture';
