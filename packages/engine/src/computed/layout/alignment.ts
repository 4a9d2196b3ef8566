import type { CallToAction, TextLine } from '../../artifacts/artifacts.ts';
import type { Box } from '../../geometry.ts';
import type { TextRole } from '../../artifacts/text-role.ts';
import { softWorst } from '../arithmetic/soft-worst.ts';
import { isInsideCallToAction, prominence, confidenceWeight } from '../text/main-lines.ts';

/** Offsets in letter heights of the smaller line: up to ONE_EDGE it is one edge, from FAR on it is far apart. Chosen by judgment. */
const ONE_EDGE = 0.3;
const FAR = 6;

/** Letter heights, as shares of the frame's height, are clamped to this range before offsets are divided by them. */
const LETTERS = { least: 0.012, most: 0.05 } as const;

/** Lines whose heights overlap by more than this share are in one row, not stacked. */
const SAME_ROW = 0.4;
/** Two lines are in one column when they overlap horizontally by more than this share of the narrower one. */
const SAME_COLUMN = 0.3;

/** Scraps that were read poorly and tilted lines have no reliable edge (confidence, degrees, letters). */
const READ = 0.7;
const LEVEL = 4;
const LETTERS_LEAST = 3;

export interface LineOffset {
  readonly line: TextLine;
  /** How far it misses the edges and centers of its column, from 0 (shares one) to 1. */
  readonly off: number;
  readonly weight: number;
}

/** Offset of each line that is in a column with others. Text on a button takes the box of the button. */
export function lineOffsets(
  text: readonly TextLine[],
  callToAction: CallToAction | null,
  { width, height }: { readonly width: number; readonly height: number },
): readonly LineOffset[] {
  const ratio = width / height;
  const lines = text.filter(hasEdges).map((line) => {
    const inButton = callToAction?.kind === 'button' && isInsideCallToAction(line, callToAction);
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
        return misalignment((Math.abs(box.x + at * box.w - own.box.x - at * own.box.w) * ratio) / letters);
      });
    const off = Math.min(...[0, 0.5, 1].map((at) => columnMisalignment(offs(at))));
    return [{ line: own.line, off, weight: prominence(own.line) * confidenceWeight(own.line.confidence) }];
  });
}

/**
 * How well lines of one column share a left edge, a center or a right edge, 0..100, with the worst counting most. Null
 * when no two lines are in one column.
 */
export const alignmentOf = (offsets: readonly LineOffset[]): number | null =>
  offsets.length > 0 ? 100 * softWorst(offsets.map(({ off, weight }) => ({ value: 1 - off, weight }))) : null;

/** A logo starts with a symbol that has no line. Fine print and words on a screen or package have columns of their own. */
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

/** Logarithmic: half a letter's height off an edge looks like a mistake, six or more like a separate position. */
const misalignment = (letters: number): number =>
  letters <= ONE_EDGE ? 0 : Math.min(1, Math.log(letters / ONE_EDGE) / Math.log(FAR / ONE_EDGE));

/** Second-smallest offset: two neighbors on one edge make a column; a single one may be there by chance. */
const columnMisalignment = (offsets: readonly number[]): number =>
  offsets.toSorted((a, b) => a - b)[Math.min(1, offsets.length - 1)]!;
