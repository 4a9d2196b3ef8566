import { type Span, TIMELINE_STEP } from '../../artifacts/video-artifacts.ts';
import { secondsInside } from './spans.ts';

/** Seconds in which a video wins or loses its viewer: Meta asks for brand and message in them. */
export const OPENING_SECONDS = 3;

export const openingOf = (duration: number): Span => ({
  start: 0,
  end: Math.min(OPENING_SECONDS, duration),
});

/** Mean over the window of what is told by steps; 0 of nothing. */
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
