import type { TextLine } from '../../../artifacts/artifacts.ts';
import type { VideoElement } from '../../../artifacts/video-artifacts.ts';
import { enclosing } from '../../../geometry.ts';
import { sameWords } from '../../words/index.ts';
import type { FrameReading } from './read-frames.ts';

/** Smallest letters of a headline, as a share of the largest lead's on any frame. */
const LARGE = 0.45;

/** Shortest time on screen, in seconds, if any lead lasts that long. Anything shorter is a sign in passing. */
const MIN_SECONDS = 0.8;

const LEAST_WORDS = 2;

interface Lead extends VideoElement {
  readonly height: number;
  readonly lines: readonly TextLine[];
}

/**
 * Finds the main message: among the leading lines of all frames, the first that is large, has several words and stays long
 * enough to be read. What the last card shows, after the reason was given, is a tagline. Tried on 36 video ads whose
 * headline is known.
 */
export function pickVideoHeadline(
  readings: readonly FrameReading[],
  secondOf: (reading: FrameReading) => number,
  duration: number,
): VideoElement | null {
  const leads: Lead[] = [];
  readings.forEach((reading, i) => {
    const lines = reading.text.filter(({ role }) => role === 'headline');
    if (lines.length === 0) return;
    const after = readings[i + 1];
    const [start, end] = [secondOf(reading), after ? secondOf(after) : duration];
    const now = leadOf(lines, start, end);
    const at = leads.findIndex((lead) => carriesOn(lead, now));
    if (at < 0) leads.push(now);
    else leads[at] = { ...fuller(leads[at]!, now), start: leads[at]!.start, end };
  });
  const largest = Math.max(...leads.map(({ height }) => height));
  const isProminent = ({ text, height }: Lead): boolean =>
    text.split(/\s+/).length >= LEAST_WORDS && height >= LARGE * largest;
  const lead =
    leads.find((each) => isProminent(each) && each.end - each.start >= MIN_SECONDS) ??
    leads.find(isProminent) ??
    leads[0];
  if (!lead) return null;
  const { text, box, start, end, confidence } = lead;
  return { text, box, start, end, confidence };
}

function leadOf(lines: readonly TextLine[], start: number, end: number): Lead {
  const wide = lines.reduce((sum, { box }) => sum + box.w, 0);
  return {
    text: lines.map(({ text }) => text).join(' '),
    box: enclosing(lines.map(({ box }) => box)),
    height: lines.reduce((sum, { height, box }) => sum + height * box.w, 0) / wide,
    confidence: Math.min(...lines.map(({ confidence }) => confidence)),
    lines,
    start,
    end,
  };
}

/** Whether the words are the same, or some lines more or fewer, since lines come in one after another. */
const carriesOn = (lead: Lead, now: Lead): boolean =>
  sameWords(lead.text, now.text) ||
  (lead.end === now.start && (containsLines(lead.lines, now.lines) || containsLines(now.lines, lead.lines)));

const containsLines = (whole: readonly TextLine[], part: readonly TextLine[]): boolean =>
  part.every(({ text }) => whole.some((line) => sameWords(line.text, text)));

/** The reading with more lines, or else the surer one. */
const fuller = (a: Lead, b: Lead): Lead =>
  (b.lines.length - a.lines.length || b.confidence - a.confidence) > 0 ? b : a;

/** Whether a line of some frame belongs to the headline. */
export const isPartOfHeadline = (line: string, { text }: Pick<VideoElement, 'text'>): boolean =>
  sameWords(line, text) || ` ${plain(text)} `.includes(` ${plain(line)} `);

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
