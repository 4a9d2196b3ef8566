import type { TextLine } from '../artifacts.ts';
import { SCRAP } from '../computed/text/headline.ts';
import { trust } from '../computed/text/main-lines.ts';
import { blockAround, isFigure, plainRole, prominence, tableOf } from '../gatherers/text/index.ts';

/** The lines of a picture as one reader may take them: which of them are the headline. */
export interface HeadlineReading {
  readonly text: readonly TextLine[];
  /** How likely it is taken so, 0..1; all of them add up to 1. */
  readonly weight: number;
}

/** How much more often the more prominent of two lines is taken for the lead: at 0.9 of its prominence, every third time. */
const DECIDED = 7;

/** Shares of the lead's height from which a line beside it may be of the headline; one as likely as the other. */
const SAME_SIZES = [0.61, 0.64, 0.67, 0.7, 0.73] as const;

/** A bare figure leads only where little else could, and an offer less often than other words. */
const FIGURE = 0.4;
const OFFER = 0.8;
const leading = ({ text, role }: TextLine): number =>
  isFigure(text) ? FIGURE : role === 'offer' ? OFFER : 1;

const OPEN: ReadonlySet<TextLine['role']> = new Set(['headline', 'offer', 'body']);

/** Below it a reading is left out. */
const LEAST = 0.05;

/**
 * What else the headline may be. Which line leads, and where it ends, is decided by small differences in height that
 * another copy of the same file does not repeat: all that are likely are judged.
 */
export function headlineReadings(text: readonly TextLine[]): readonly HeadlineReading[] {
  // What led is the name or the request: `computed/text/headline.ts` says what stands in its place.
  if (!text.some(({ role }) => role === 'headline')) return [{ text, weight: 1 }];
  const table = tableOf(text);
  const open = text.filter((line) => OPEN.has(line.role) && !table.has(line));
  const name = Math.max(0, ...text.filter(({ role }) => role === 'brand').map(({ height }) => height));
  const candidates = open
    .filter(({ height }) => height >= SCRAP * name)
    .map((line) => ({ line, strength: prominence(line) * trust(line.confidence) * leading(line) }));
  const most = Math.max(0, ...candidates.map(({ strength }) => strength));
  if (most === 0) return [{ text, weight: 1 }];
  const leads = candidates
    .map(({ line, strength }) => ({ line, likely: (strength / most) ** DECIDED }))
    .filter(({ likely }) => likely >= LEAST)
    .toSorted((a, b) => b.likely - a.likely);
  const found = new Map<string, { block: ReadonlySet<TextLine>; weight: number }>();
  for (const sameSize of SAME_SIZES) {
    // Every line of a block leads to it: it is as likely as the first of them.
    const led = new Set<string>();
    for (const { line, likely } of leads) {
      const block = blockAround(line, open, sameSize);
      const key = open.map((each) => (block.has(each) ? '1' : '0')).join('');
      if (led.has(key)) continue;
      led.add(key);
      found.set(key, { block, weight: (found.get(key)?.weight ?? 0) + likely });
    }
  }
  const all = [...found.values()];
  const sum = all.reduce((total, { weight }) => total + weight, 0);
  const kept = all.filter(({ weight }) => weight / sum >= LEAST);
  const keptSum = kept.reduce((total, { weight }) => total + weight, 0);
  return kept
    .map(({ block, weight }) => ({ text: text.map((line) => taken(line, block)), weight: weight / keptSum }))
    .toSorted((a, b) => b.weight - a.weight);
}

function taken(line: TextLine, headline: ReadonlySet<TextLine>): TextLine {
  if (headline.has(line)) return { ...line, role: 'headline' };
  return line.role === 'headline' ? { ...line, role: plainRole(line) } : line;
}
