import { type Span, TIMELINE_STEP } from '../../artifacts/video-artifacts.ts';
import { secondsInside } from './spans.ts';

/** Seconds in which a video wins or loses its viewer. Meta recommends showing brand and message within them. */
export const OPENING_SECONDS = 3;

export const openingOf = (duration: number): Span => ({
  start: 0,
  end: Math.min(OPENING_SECONDS, duration),
});

/** Mean over the window of values per timeline step; 0 when there are none. */
export function meanOver(steps: readonly number[], window: Span): number {
  let sum = 0;
  let seconds = 0;
  steps.forEach((value, i) => {
    const inside = secondsInside({ start: i * TIMELINE_STEP, end: (i + 1) * TIMELINE_STEP }, window);
    sum += value * inside;
    seconds += inside;
  });
  return seconds > 0 ? sum / seconds : 0;
}
