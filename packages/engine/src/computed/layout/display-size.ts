import type { ImageFacts } from '../../artifacts/artifacts.ts';
import { adFormatOf } from '../../placements/ad-format.ts';

/** Width of a phone feed, in CSS pixels. */
const PHONE_WIDTH = 360;

/** Height of a full-screen placement on that phone, in CSS pixels. */
const PHONE_HEIGHT = 640;

/** Ratio from which a picture is a strip for a desktop page. It is shown wider than a phone, up to MOST_STRIP times. */
const STRIP_RATIO = 1.91;
const MOST_STRIP = 2;

/** Letters below this height (CSS pixels) are small on a phone: 11 pt is the minimum in Apple's interface guidelines. */
export const SMALL_PX = 11;

/** Whether it is shown wider than a phone, as leaderboards and billboards are. */
const isStrip = (image: Pick<ImageFacts, 'width' | 'height'>): boolean =>
  Math.round(displaySize(image).width) > PHONE_WIDTH;

/** The screen that sizes are measured on, to end a sentence. */
export const screenOf = (image: Pick<ImageFacts, 'width' | 'height'>): string =>
  isStrip(image) ? 'on a web page' : 'on a phone';

/** Where the text must be readable, to end a sentence. A page is printed as often as it is seen on a screen. */
export const whereRead = (image: Pick<ImageFacts, 'width' | 'height'>): string =>
  adFormatOf(image) === 'page' ? 'at a glance' : screenOf(image);

/**
 * CSS pixels at which a person sees the whole picture. Assumes a phone feed, where most ads are seen and space is
 * tightest. Depends only on the aspect ratio, so that a resized file is judged the same.
 */
export function displaySize({ width, height }: Pick<ImageFacts, 'width' | 'height'>): {
  readonly width: number;
  readonly height: number;
} {
  const ratio = width / height;
  const shownWidth = PHONE_WIDTH * Math.min(MOST_STRIP, Math.max(1, ratio / STRIP_RATIO));
  const shownHeight = Math.min(PHONE_HEIGHT, shownWidth / ratio);
  return { width: shownHeight * ratio, height: shownHeight };
}
