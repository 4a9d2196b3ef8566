import { secondsInside } from '../../../computed/video/spans.ts';
import {
  type Motion,
  type Scenes,
  type Shot,
  type Span,
  TIMELINE_STEP,
} from '../../../artifacts/video-artifacts.ts';

/** Motion below which the end is still, and seconds for which it must be. Chosen by judgment, not fitted. */
const STILL = 6;
const LEAST = 0.75;

/** Seconds in which a card may come in piece by piece. They belong to the card. Chosen by judgment, not fitted. */
const ENTRANCE = 1.2;

/** Share of a stretch during which something must be visible to belong to it. */
const THROUGH = 0.5;

/** Whether something seen belongs to a stretch of the video. */
export const isVisibleThrough = (seen: Span, stretch: Span): boolean =>
  secondsInside(seen, stretch) >= THROUGH * (stretch.end - stretch.start);

/** The stretch with words that ends the video, within its last shot and still once it is complete; null when there is none. */
export function endCardOf(
  shots: readonly Shot[],
  { energy }: Motion,
  { text, brand, callToAction }: Pick<Scenes, 'text' | 'brand' | 'callToAction'>,
  duration: number,
): Scenes['endCard'] {
  let step = energy.length;
  while (step > 0 && energy[step - 1]! < STILL) step--;
  const last = shots.at(-1)?.start ?? 0;
  const still = Math.max(step * TIMELINE_STEP, last);
  const start = still - last <= ENTRANCE ? last : still;
  const span = { start, end: duration };
  if (duration - still < LEAST || !text.some((line) => isVisibleThrough(line, span))) return null;
  return {
    ...span,
    brand: brand.some((mark) => isVisibleThrough(mark, span)),
    callToAction: callToAction.some((action) => isVisibleThrough(action, span)),
  };
}
