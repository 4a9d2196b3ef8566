import { secondsInside } from '../../../computed/video/spans.ts';
import {
  type Motion,
  type Scenes,
  type Shot,
  type Span,
  TIMELINE_STEP,
} from '../../../artifacts/video-artifacts.ts';

/** Motion under which the end holds still, and seconds that it has to. Judgment. */
const STILL = 6;
const LEAST = 0.75;

/** Seconds in which a card comes in, piece by piece: they belong to it. Judgment. */
const ENTRANCE = 1.2;

/** Share of the stretch that something has to stand through to belong to it. */
const THROUGH = 0.5;

/** Whether something seen belongs to a stretch of the video. */
export const standsThrough = (seen: Span, stretch: Span): boolean =>
  secondsInside(seen, stretch) >= THROUGH * (stretch.end - stretch.start);

/** The stretch with words that a video ends on, still from when it is complete, within its last shot; null where there is none. */
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
  if (duration - still < LEAST || !text.some((line) => standsThrough(line, span))) return null;
  return {
    ...span,
    brand: brand.some((mark) => standsThrough(mark, span)),
    callToAction: callToAction.some((action) => standsThrough(action, span)),
  };
}
