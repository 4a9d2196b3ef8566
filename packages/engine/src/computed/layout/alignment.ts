import type { CallToAction, TextLine } from '../../artifacts/artifacts.ts';
import type { Box } from '../../geometry.ts';
import type { TextRole } from '../../artifacts/text-role.ts';
import { softWorst } from '../arithmetic/soft-worst.ts';
import { liesIn, prominence, trust } from '../text/main-lines.ts';

/** Offsets in heights of the smaller letters: what is less is one edge, and from the other on lines are far apart. Judgment. */
const ONE_EDGE = 0.3;
const FAR = 6;

/** Height of letters, shares of the frame's height, within which offsets are seen in proportion to them. */
const LETTERS = { least: 0.012, most: 0.05 } as const;

/** Lines whose heights overlap by this share stand on one row and are not stacked. */
const SAME_ROW = 0.4;
/** Share of the narrower line that stands under or over the other one where the two are of one column. */
const SAME_COLUMN = 0.3;

/** Readings of scraps and tilted lines have no edge of their own. */
const READ = 0.7;
const LEVEL = 4;
const LETTERS_LEAST = 3;

export interface LineOffset {
  readonly line: TextLine;
  /** How far it misses the edges and middles of its column, 0 (shares one) .. 1. */
  readonly off: number;
  readonly weight: number;
}

/** For each line that stands in a column with others, how far it misses them; a button's words stand where its shape does. */
export function lineOffsets(
  text: readonly TextLine[],
  callToAction: CallToAction | null,
  { width, height }: { readonly width: number; readonly height: number },
): readonly LineOffset[] {
  const ratio = width / height;
  const lines = text.filter(hasEdges).map((line) => {
    const inButton = callToAction?.kind === 'button' && liesIn(line, callToAction);
    return { line, box: inButton ? callToAction.box : line.box };
  });
  return lines.flatMap((own) => {
    const column = lines.filter((other) => other !== own && isStacked(own.box, other.box));
    if (column.length === 0) return [];
    const offs = (at: number): number[] =>
      column.map(({ line, box }) => {
        const letters = Math.min(
          LETTERS.most,
          Math.max(LETTERS.least, Math.min(line.height, own.line.height)),
        );
        return missing((Math.abs(box.x + at * box.w - own.box.x - at * own.box.w) * ratio) / letters);
      });
    const off = Math.min(...[0, 0.5, 1].map((at) => shared(offs(at))));
    return [{ line: own.line, off, weight: prominence(own.line) * trust(own.line.confidence) }];
  });
}

/**
 * 0..100: how well lines of one column share a left edge, a middle or a right edge, the worst counting most; null where no
 * two lines stand in one column.
 */
export const alignmentOf = (offsets: readonly LineOffset[]): number | null =>
  offsets.length > 0 ? 100 * softWorst(offsets.map(({ off, weight }) => ({ value: 1 - off, weight }))) : null;

/** A logo begins with its symbol, which has no line; fine print and words on a screen or a pack have columns of their own. */
const OUTSIDE: ReadonlySet<TextRole> = new Set(['legal', 'label', 'brand']);

const hasEdges = ({ text, role, confidence, angle }: TextLine): boolean =>
  !OUTSIDE.has(role) &&
  confidence >= READ &&
  Math.abs(angle) < LEVEL &&
  (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= LETTERS_LEAST;

const isStacked = (a: Box, b: Box): boolean =>
  common(a.y, a.h, b.y, b.h) <= SAME_ROW * Math.min(a.h, b.h) &&
  common(a.x, a.w, b.x, b.w) > SAME_COLUMN * Math.min(a.w, b.w);

const common = (a: number, lengthA: number, b: number, lengthB: number): number =>
  Math.min(a + lengthA, b + lengthB) - Math.max(a, b);

/** By ratio: half a letter's height beside an edge looks like a slip, six and more like a place of its own. */
const missing = (letters: number): number =>
  letters <= ONE_EDGE ? 0 : Math.min(1, Math.log(letters / ONE_EDGE) / Math.log(FAR / ONE_EDGE));

/** Two neighbors on one edge make a column, whatever else stands in the frame; one may stand there by chance. */
const shared = (offsets: readonly number[]): number =>
  offsets.toSorted((a, b) => a - b)[Math.min(1, offsets.length - 1)]!;
