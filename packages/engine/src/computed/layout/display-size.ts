import type { ImageFacts } from '../../artifacts/artifacts.ts';
import { adFormatOf } from '../../placements/ad-format.ts';

/** Width of a phone's feed, CSS pixels. */
const PHONE_WIDTH = 360;

/** Height that a full-screen placement has on it. */
const PHONE_HEIGHT = 640;

/** Ratio from which a picture is a strip for a desktop page, shown wider than a phone, at most twice. */
const STRIP_RATIO = 1.91;
const MOST_STRIP = 2;

/** Letters lower than this are small on a phone, CSS pixels: 11 pt is the least text size of Apple's interface guidelines. */
export const SMALL_PX = 11;

/** Whether it is shown wider than a phone, as leaderboards and billboards are. */
const isStrip = (image: Pick<ImageFacts, 'width' | 'height'>): boolean =>
  Math.round(displaySize(image).width) > PHONE_WIDTH;

/** What it is measured on, to end a sentence. */
export const screenOf = (image: Pick<ImageFacts, 'width' | 'height'>): string =>
  isStrip(image) ? 'on a web page' : 'on a phone';

/** Where its text has to be read, to end a sentence: a page is printed as often as it is seen on a screen. */
export const whereRead = (image: Pick<ImageFacts, 'width' | 'height'>): string =>
  adFormatOf(image) === 'page' ? 'at a glance' : screenOf(image);

/**
 * CSS pixels a person sees the whole picture at: a phone's feed, because most ads are seen there and it is the
 * smallest. It depends on the ratio alone, so that a resized file is judged the same.
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
