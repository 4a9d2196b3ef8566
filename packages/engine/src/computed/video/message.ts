import type { TextSpan } from '../../artifacts/video-artifacts.ts';
import type { TextRole } from '../../artifacts/text-role.ts';
import { isLegible } from '../text/line-name.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { confidenceWeight } from '../text/main-lines.ts';
import { smoothStep } from '../arithmetic/smooth-step.ts';

/** Seconds needed to read one word on a changing screen: 200 words per minute. */
export const SECONDS_PER_WORD = 0.3;

const CARRIES = new Set<TextRole>(['headline', 'offer', 'body', 'callToAction']);
const PROMISES = new Set<TextRole>(['headline', 'offer']);

/** Lines that viewers are meant to read: without fine print and brand names. */
export const messageLines = (text: readonly TextSpan[]): readonly TextSpan[] =>
  text.filter((line) => CARRIES.has(line.role) && isLegible(line) && readingIntent(line) > 0);

/** Lines that say what the video is about. */
export const promiseLines = (text: readonly TextSpan[]): readonly TextSpan[] =>
  text.filter((line) => PROMISES.has(line.role) && isLegible(line) && readingIntent(line) > 0);

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Maximum confidence of what is derived from sampled frames, whose times are known to a quarter of a second. */
export const MAX_FRAME_CONFIDENCE = 0.85;

/** Seconds on screen up to which a line may have been filmed in passing, and from which it was certainly meant to be read. */
const PASSING = { from: 0.4, to: 1 } as const;

/** How certainly a line was meant to be read, 0..1. A sign the camera passes, or a misreading of one frame, is no message. */
export const readingIntent = ({ confidence, start, end }: TextSpan): number =>
  confidenceWeight(confidence) * smoothStep(end - start, PASSING.from, PASSING.to);

/** Contrast up to which viewers miss letters, whatever OCR reads, and from which they see them. Chosen by judgment. */
const SEEN = { from: 1.2, to: 2.5 } as const;

/** How certainly viewers take in a line, 0..1. Letters that barely differ from their background say little. */
export const noticeability = (line: TextSpan): number =>
  readingIntent(line) * smoothStep(line.contrast, SEEN.from, SEEN.to);

export const maxReadingIntent = (lines: readonly TextSpan[]): number =>
  Math.max(0, ...lines.map(readingIntent));

/** Second that counts for a promise that is never made. */
export const NEVER = 10;

interface NoticedLine {
  readonly line: TextSpan;
  /** When the line counts as said: later than it appears if it may not be meant to be read. */
  readonly second: number;
  /** Whether that delay is large enough to report. */
  readonly inPassing: boolean;
}

const NOTABLE = 0.5;

/** The line that speaks first; null without lines. */
export function firstNoticedLine(lines: readonly TextSpan[]): NoticedLine | null {
  const said = lines.map((line) => {
    const sure = noticeability(line);
    const second = sure * line.start + (1 - sure) * Math.max(NEVER, line.start);
    return { line, second, inPassing: second - line.start > NOTABLE };
  });
  return said.toSorted((a, b) => a.second - b.second)[0] ?? null;
}

const MESSAGES = {
  brief: 'is on screen for only {length}, too short to be read',
  faint: 'is hard to see on its background',
  unsure: 'could not be read clearly',
} as const;

/** Why viewers may miss a line; follows its name. */
export function missedReason({ line }: NoticedLine): string {
  const length = line.end - line.start;
  const values = { length: formatValue(length, 'seconds'), contrast: formatValue(line.contrast, 'ratio') };
  if (length < PASSING.to) return formatMessage(MESSAGES.brief, values);
  return formatMessage(line.contrast < SEEN.to ? MESSAGES.faint : MESSAGES.unsure, values);
}
