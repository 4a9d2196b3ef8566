import type { Span } from '../../../artifacts/video-artifacts.ts';

/** Something seen on frames, and between which seconds. */
export interface Track<T> extends Span {
  readonly first: T;
  /** In order of time, including the first one. */
  readonly sightings: readonly T[];
}

interface Sighting<T> {
  readonly second: number;
  readonly seen: readonly T[];
}

/** Seconds that a thing may be missing between two sightings and still count as seen throughout. */
const MISSED = 2;

/**
 * Follows things from frame to frame. Each begins and ends halfway between the frames that show it and those that do not:
 * with a frame every half second, its times are accurate to a quarter second.
 * @param frames in order of time
 * @param cuts seconds; when one lies between two frames, the change came with it
 * @param duration seconds of the video
 */
export function trackOverTime<T>(
  frames: readonly Sighting<T>[],
  same: (a: T, b: T) => boolean,
  cuts: readonly number[],
  duration: number,
): Track<T>[] {
  const tracks: { first: T; sightings: T[]; from: number; to: number }[] = [];
  frames.forEach(({ seen }, i) => {
    for (const thing of seen) {
      const known = tracks.findLast(
        (track) =>
          same(track.first, thing) &&
          frames[i]!.second - frames[track.to]!.second <= reach(frames, track.to, i),
      );
      if (known) {
        known.to = i;
        known.sightings.push(thing);
      } else tracks.push({ first: thing, sightings: [thing], from: i, to: i });
    }
  });
  const between = (before: number, after: number): number => {
    const [a, b] = [frames[before]?.second, frames[after]?.second];
    if (a === undefined) return 0;
    if (b === undefined) return duration;
    return cuts.find((cut) => cut > a && cut <= b) ?? (a + b) / 2;
  };
  return tracks.map(({ first, sightings, from, to }) => ({
    first,
    sightings,
    start: between(from - 1, from),
    end: between(to, to + 1),
  }));
}

/** Longest gap since the last sighting, in seconds. The next frame always counts, since none is nearer. */
const reach = <T>(frames: readonly Sighting<T>[], last: number, now: number): number =>
  now - last <= 1 ? Infinity : Math.max(MISSED, frames[last + 1]!.second - frames[last]!.second);
