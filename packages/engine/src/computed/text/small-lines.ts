import type { TextLine } from '../../artifacts/artifacts.ts';
import { isAsk, isOffer } from '../../language/index.ts';
import { isFact } from './listed-facts.ts';
import { LIKE } from './sentences-over-lines.ts';

/** A line with the height of its letters as it is shown, in CSS pixels. */
export interface SizedLine {
  readonly line: TextLine;
  readonly value: number;
}

/** What an ad is read for. */
const KEY: ReadonlySet<TextLine['role']> = new Set(['headline', 'offer', 'callToAction']);

/** Whether a reader who cannot read it misses what the ad is for: the headline, an offer, a request, a date, an address. */
const matters = ({ line }: SizedLine): boolean =>
  KEY.has(line.role) || isOffer(line.text) || isAsk(line.text) || isFact(line);

/**
 * Which of the lines that are too small is to be named, where one stands out: it is smaller than the others, or says what
 * the ad is for where they do not. null where they are to be told together, as the rows of a timetable or a list of prices.
 * @param small lines that are too small, what harms most first
 */
export function standsOut<Line extends SizedLine>(small: readonly Line[]): Line | null {
  const [worst] = small;
  if (!worst) return null;
  const alike = small.filter(({ value }) => value <= LIKE * worst.value && LIKE * value >= worst.value);
  if (alike.length === 1) return worst;
  const [first, ...others] = alike.filter(matters);
  // The lines of one headline, or of one offer, are one thing.
  return first && others.every(({ line }) => KEY.has(line.role) && line.role === first.line.role)
    ? first
    : null;
}

/** The lines with the one that is named before the others: what is said of a finding is said of the first that it shows. */
export const namedFirst = <Line>(lines: readonly Line[], named: Line | null): readonly Line[] =>
  named === null ? lines : [named, ...lines.filter((line) => line !== named)];
