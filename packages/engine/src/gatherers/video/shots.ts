import type { Shot } from '../../video-artifacts.ts';
import type { Frame } from '../frame.ts';
import type { FrameChanges } from './frame-change.ts';
import { hardCuts } from './shot-cuts.ts';
import { softCuts } from './shot-fades.ts';

/**
 * The shots of a video, in seconds, without gaps: joined by cuts, fades through a flat colour or dissolves.
 * @param rate frames a second
 */
export function findShots(frames: readonly Frame[], changes: FrameChanges, rate: number): Shot[] {
  const cuts = hardCuts(frames, changes);
  const joins = [
    ...cuts.map((at) => ({ at, by: 'cut' as const })),
    ...softCuts(frames, cuts).map((at) => ({ at, by: 'fade' as const })),
  ].toSorted((a, b) => a.at - b.at);
  return [{ at: 0, by: null }, ...joins].map(({ at, by }, i) => ({
    start: at / rate,
    end: (joins[i]?.at ?? frames.length) / rate,
    joinedBy: by,
  }));
}
