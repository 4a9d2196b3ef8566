import type { TextSpan } from '../../artifacts/video-artifacts.ts';
import type { TextRole } from '../../artifacts/text-role.ts';
import { isLegible } from '../text/line-name.ts';
import { formatValue } from '../../format-value.ts';
import { say } from '../../messages/say.ts';
import { trust } from '../text/main-lines.ts';
import { smoothStep } from '../arithmetic/smooth-step.ts';

/** Seconds that one word takes to read on a screen that changes: 200 words a minute. */
export const SECONDS_A_WORD = 0.3;

const CARRIES = new Set<TextRole>(['headline', 'offer', 'body', 'callToAction']);
const PROMISES = new Set<TextRole>(['headline', 'offer']);

/** Lines that a viewer is to read: without fine print and name. */
export const messageLines = (text: readonly TextSpan[]): readonly TextSpan[] =>
  text.filter((line) => CARRIES.has(line.role) && isLegible(line) && meant(line) > 0);

/** Lines that say what it is about. */
export const promiseLines = (text: readonly TextSpan[]): readonly TextSpan[] =>
  text.filter((line) => PROMISES.has(line.role) && isLegible(line) && meant(line) > 0);

export const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** How sure what is told by the frames that were read can be: its times are known to a quarter of a second. */
export const FROM_FRAMES = 0.85;

/** Seconds on the screen up to which a line may have been filmed in passing, and from which it was surely set to be read. */
const PASSING = { from: 0.4, to: 1 } as const;

/** How surely a line was set to be read, 0..1: a sign that the camera passes, or a misreading of one frame, is no message. */
export const meant = ({ confidence, start, end }: TextSpan): number =>
  trust(confidence) * smoothStep(end - start, PASSING.from, PASSING.to);

/** Contrast up to which letters are not seen in passing whatever a machine reads, and from which they are. Judgment. */
const SEEN = { from: 1.2, to: 2.5 } as const;

/** How surely a line is taken in, 0..1: letters that hardly differ from what is behind them say little. */
export const takenIn = (line: TextSpan): number =>
  meant(line) * smoothStep(line.contrast, SEEN.from, SEEN.to);

export const surestMeant = (lines: readonly TextSpan[]): number => Math.max(0, ...lines.map(meant));

/** Seconds that a promise counts as late which is never made. */
export const NEVER = 10;

interface Said {
  readonly line: TextSpan;
  /** When it counts as said: later than it stands there where it may not be meant. */
  readonly second: number;
  /** Whether that makes a difference to be told of. */
  readonly inPassing: boolean;
}

const NOTABLE = 0.5;

/** The line that speaks first; null without lines. */
export function firstSaid(lines: readonly TextSpan[]): Said | null {
  const said = lines.map((line) => {
    const sure = takenIn(line);
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

/** Why a line may not be taken in, to follow its name. */
export function passingNote({ line }: Said): string {
  const length = line.end - line.start;
  const values = { length: formatValue(length, 'seconds'), contrast: formatValue(line.contrast, 'ratio') };
  if (length < PASSING.to) return say(MESSAGES.brief, values);
  return say(line.contrast < SEEN.to ? MESSAGES.faint : MESSAGES.unsure, values);
}
