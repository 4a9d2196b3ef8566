import type { TextLine } from '../../artifacts/artifacts.ts';
import { area, type Box, enclosing, overlap } from '../../geometry.ts';
import { colorDistance } from '../design/ink-suggestion.ts';
import { startsMidSentence, isFragment } from '../sentences/sentence-fragments.ts';
import { isQuotable, lineName } from './line-name.ts';
import { placeName } from '../layout/place-name.ts';
import { quote } from './quote.ts';
import { confidenceWeight } from './main-lines.ts';
import { weightedMean } from '../arithmetic/soft-worst.ts';

export interface Headline {
  readonly text: string;
  /** Follows 'the headline': its words in quotation marks, up to any that may be misread, or its position. */
  readonly name: string;
  readonly box: Box;
  /** Mean letter height, as a share of the frame's height. */
  readonly height: number;
  readonly lines: readonly TextLine[];
}

/** If no line has the headline role, a brand name this many times as high as the rest is what people read first. */
const TOWERS = 1.5;

/**
 * The headline's lines as one. If no line has that role, the most prominent other line, or a brand name that towers over
 * it. Null without words.
 */
export function headlineOf(text: readonly TextLine[]): Headline | null {
  const lines = text.filter((line) => line.role === 'headline');
  if (lines.length > 0) return joined(lines);
  const names = text.filter((line) => line.role === 'brand');
  const second = text
    .filter((line) => line.role === 'offer' || line.role === 'body')
    .toSorted((a, b) => sureHeight(b) - sureHeight(a))[0];
  if (!second) return names.length > 0 ? joined(names) : null;
  const towering = names.filter((line) => sureHeight(line) > TOWERS * sureHeight(second));
  return joined(towering.length > 0 ? towering : [second]);
}

const sureHeight = ({ height, confidence }: TextLine): number => height * confidenceWeight(confidence);

function joined(unordered: readonly TextLine[]): Headline {
  const lines = rowByRow(unordered);
  const heights = lines.map(({ height, box }) => ({ value: height, weight: Math.max(area(box), 1e-6) }));
  return {
    text: lines.map((line) => line.text).join(' '),
    name: nameOf(lines),
    box: enclosing(lines.map((line) => line.box)),
    height: weightedMean(heights),
    lines,
  };
}

/** Ratio of the tallest to the lowest line above which lines are not arranged in rows. */
const UNLIKE = 1.6;
/** Share of the smaller box above which two boxes count as overlapping. */
const OVER = 0.5;

/**
 * Orders lines of one height row by row, even when a vertical gap separates them. Lines that differ much in height keep
 * their reading order, as with a tall word next to two rows. Overlapping lines belong to different scenes and keep theirs.
 */
function rowByRow(lines: readonly TextLine[]): readonly TextLine[] {
  const heights = lines.map(({ box }) => box.h);
  if (Math.max(...heights) > UNLIKE * Math.min(...heights)) return lines;
  if (lines.some((one, at) => lines.slice(at + 1).some((other) => liesOver(one.box, other.box))))
    return lines;
  const columns = columnsByColor(lines);
  if (columns) return columns.flat();
  const rows: TextLine[][] = [];
  for (const line of lines.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1);
    if (row && middle(line) < row[0]!.box.y + row[0]!.box.h) row.push(line);
    else rows.push([line]);
  }
  return rows.flatMap((row) => row.toSorted((a, b) => a.box.x - b.box.x));
}

/** OKLab distance at which two colors look different at a glance. Chosen by judgment. */
const APART = 0.15;

/** Columns separated by a gap, each in its own color, are read one after the other. Null when there are none. */
function columnsByColor(lines: readonly TextLine[]): readonly (readonly TextLine[])[] | null {
  const columns: TextLine[][] = [];
  for (const line of lines.toSorted((a, b) => a.box.x - b.box.x)) {
    const column = columns.at(-1);
    const reach = Math.max(0, ...(column ?? []).map(({ box }) => box.x + box.w));
    if (column && line.box.x < reach) column.push(line);
    else columns.push([line]);
  }
  const isOneColor = (column: readonly TextLine[]): boolean =>
    column.every(({ ink }) => colorDistance(ink, column[0]!.ink) < APART);
  const isApart = columns.every(
    ([first], at) => at === 0 || colorDistance(first!.ink, columns[at - 1]![0]!.ink) >= APART,
  );
  return columns.length > 1 && columns.every((column) => column.length > 1 && isOneColor(column)) && isApart
    ? columns.map((column) => column.toSorted((a, b) => middle(a) - middle(b)))
    : null;
}

const liesOver = (a: Box, b: Box): boolean => overlap(a, b) > OVER * Math.min(area(a), area(b));

const middle = ({ box }: TextLine): number => box.y + box.h / 2;

/** Quotes only up to the first unquotable line; leaving words out of the middle would make a different sentence. */
function nameOf(lines: readonly TextLine[]): string {
  const said = onceOf(lines);
  const unread = said.findIndex((line) => !isQuotable(line));
  const words = said
    .slice(0, unread < 0 ? said.length : unread)
    .map((line) => line.text)
    .join(' ');
  if (unread >= 0 && words.includes(' ') && !startsMidSentence(words)) return quote(`${words} …`);
  return unread < 0 && !isFragment(words)
    ? quote(words)
    : placeName(enclosing(lines.map((line) => line.box)));
}

/** Drops repetitions by later frames of a video. A word that the headline itself says twice stays. */
function onceOf(lines: readonly TextLine[]): readonly TextLine[] {
  const every = lines.findIndex(
    (_, from) =>
      from > 0 &&
      from <= lines.length - from &&
      lines.slice(from).every(({ text }, at) => text === lines[at]!.text),
  );
  return every < 0 ? lines : lines.slice(0, every);
}

/** Names a line within advice. A headline line is named by the whole headline, which should not be split. */
export const nameForAdvice = (line: TextLine, text: readonly TextLine[]): string =>
  line.role === 'headline' ? `the headline ${headlineOf(text)?.name ?? ''}`.trim() : lineName(line);
