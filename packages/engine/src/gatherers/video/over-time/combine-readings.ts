import type { TextLine } from '../../../artifacts/artifacts.ts';
import type { Motion, Scenes, Shot, VideoElement } from '../../../artifacts/video-artifacts.ts';
import { pickVideoName, placesOf, withVideoName } from './brand-over-time.ts';
import { endCardOf } from './end-card.ts';
import { markFilmedSigns } from './filmed-signs.ts';
import { pickVideoHeadline, isPartOfHeadline } from './headline-over-time.ts';
import type { FrameReading } from './read-frames.ts';
import { withOneCta } from './cta-over-time.ts';
import { sameWords } from '../../words/index.ts';
import { trackOverTime } from './tracks.ts';

/** Reader confidence from which a line is reported. */
const READ = 0.6;
const LEAST_LETTERS = 2;

interface VideoContext {
  readonly shots: readonly Shot[];
  readonly motion: Motion;
  readonly duration: number;
  /** @param key index of a key frame */
  secondOf(key: number): number;
}

interface CombinedReadings {
  /** The same frames, corrected by what all of them show together. */
  readonly readings: readonly FrameReading[];
  readonly seen: Pick<Scenes, 'text' | 'headline' | 'offer' | 'brand' | 'callToAction' | 'faces' | 'endCard'>;
}

/** Combines what was read on single frames into one ad: who speaks, what it says and asks for, and between which seconds. */
export function combineReadings(read: readonly FrameReading[], watched: VideoContext): CombinedReadings {
  const { shots, motion, duration, secondOf } = watched;
  const second = ({ key }: FrameReading): number => secondOf(key);
  const own = markFilmedSigns(withOneCta(read), (reading) =>
    shots.findLastIndex(({ start }) => start <= second(reading) + 1e-6),
  );
  const name = pickVideoName(own);
  const readings = name ? own.map((reading) => withVideoName(reading, name)) : own;
  const headline = pickVideoHeadline(readings, second, duration);
  const cuts = shots.slice(1).map(({ start }) => start);
  const track = <T>(seen: (reading: FrameReading) => readonly T[] | null, same: (a: T, b: T) => boolean) => {
    const sightings = readings.flatMap((reading) => {
      const things = seen(reading);
      return things ? [{ second: second(reading), seen: things }] : [];
    });
    return trackOverTime(sightings, same, cuts, duration);
  };
  const text = track(
    ({ text: lines }) => lines.filter(isWords),
    (a, b) => sameWords(a.text, b.text),
  ).map(({ first: { text: words, role, box, height, confidence }, sightings, start, end }) => ({
    text: words,
    role: role === 'headline' && !(headline && isPartOfHeadline(words, headline)) ? ('body' as const) : role,
    box,
    contrast: usualContrast(sightings),
    height,
    confidence,
    start,
    end,
  }));
  const brand = track(
    (reading) => (name ? placesOf(reading, name) : []),
    () => true,
  ).map(({ first, start, end }) => ({
    text: name?.text ?? first.text,
    box: first.box,
    start,
    end,
  }));
  const callToAction = track(
    ({ callToAction: action }) => (action ? [action] : []),
    (a, b) => sameWords(a.text, b.text),
  ).map(({ first, start, end }) => ({ text: first.text, box: first.box, start, end }));
  const offers = track(
    (reading) => (reading.offer ? [reading.offer] : []),
    (a, b) => sameWords(a.text, b.text),
  ).map(({ sightings, start, end }): VideoElement => {
    const { text: words, box, p } = sightings.toSorted((a, b) => b.p - a.p)[0]!;
    return { text: words, box, confidence: p, start, end };
  });
  const offer = offers.toSorted((a, b) => b.confidence - a.confidence)[0] ?? null;
  const faces = track(
    ({ faces: seen }) => seen?.slice(0, 1) ?? null,
    () => true,
  ).map(({ first, start, end }) => ({
    box: first.box,
    smile: first.smile,
    start,
    end,
  }));
  const seen = { text, brand, callToAction };
  return {
    readings,
    seen: { ...seen, headline, offer, faces, endCard: endCardOf(shots, motion, seen, duration) },
  };
}

/** The median. A line that fades in is as legible as it usually is, not as at its first sighting. */
function usualContrast(sightings: readonly TextLine[]): number {
  const sorted = sightings.map(({ contrast }) => contrast).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}

const isWords = ({ text, confidence }: TextLine): boolean =>
  confidence >= READ && text.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= LEAST_LETTERS;
