import type { TextLine } from '../../artifacts/artifacts.ts';
import { type Box, area, overlap } from '../../geometry.ts';
import type { ReaderAnswer } from '../../vision-reader/reader-answer.ts';
import { isPromptInjection } from '../../vision-reader/prompt-injection.ts';
import { blocksOf } from '../ranker/blocks.ts';
import { nameKey } from '../names/name-key.ts';
import type { NamedElement } from '../corrections/correction-source.ts';
import type { TextMatch, LinesAndBlocks } from './text-match.ts';
import { NAMED_ELEMENTS, matchElement } from './element-evidence.ts';

type ReportedElements = ReaderAnswer['elements'];

/** Share of letters that must agree, and largest share of other letters beside them, for words to count as read. */
const ALIKE = 0.9;
const MOST_REST = 0.2;

const linesOf = (lines: readonly TextLine[], ratio: number): LinesAndBlocks => ({
  lines,
  blocks: blocksOf(lines, ratio),
});

/** How well lines show an element as reported, 0..1. Other words do not matter for a brand name. */
const shownBy = (is: NamedElement, { likeness, rest }: TextMatch): number =>
  is === 'brand' || rest <= MOST_REST ? likeness : Math.min(likeness, 1 - rest);

const bestShown = (is: NamedElement, reported: ReportedElements, lines: LinesAndBlocks): number =>
  Math.max(0, ...matchElement(is, reported, lines).map((place) => shownBy(is, place)));

/** Whether the reported words could be shown by a line at all. */
const mayBeShown = (is: NamedElement, said: ReportedElements): boolean =>
  said[is].text !== '' &&
  !(is === 'request' && said.request.kind === 'none') &&
  !isPromptInjection(said[is].text);

/** Elements that a vision reader reports but the lines do not show in those words, so a closer look is useful. */
export function unmatchedElements(
  said: ReportedElements,
  lines: readonly TextLine[],
  ratio: number,
): readonly NamedElement[] {
  const read = linesOf(lines, ratio);
  return NAMED_ELEMENTS.filter((is) => mayBeShown(is, said) && bestShown(is, said, read) < ALIKE);
}

/** Overlap, as a share of the smaller box, from which two boxes hold the same words. */
const SAME = 0.5;
const areSame = (a: Box, b: Box): boolean => overlap(a, b) > SAME * Math.min(area(a), area(b));

/** Share of a line's letters that must be read again before the earlier reading is dropped. */
const WHOLE = 0.85;

interface Sought {
  readonly said: ReportedElements;
  readonly sought: readonly NamedElement[];
  /** Width of the frame over its height. */
  readonly ratio: number;
}

/**
 * The lines plus those from a closer look that show a sought element better. Each replaces what was read there before.
 * @param lines null when most of the whole picture could not be read
 * @param closer lines read in overlapping parts of the picture
 * @returns null when the closer look shows nothing that was sought
 */
export function mergeCloserLines(
  lines: readonly TextLine[] | null,
  closer: readonly TextLine[],
  { said, sought, ratio }: Sought,
): readonly TextLine[] | null {
  const once = surestOnce(closer);
  const [before, seen] = [linesOf(lines ?? [], ratio), linesOf(once, ratio)];
  const shown = sought.flatMap((is) => {
    const least = bestShown(is, said, before);
    return matchElement(is, said, seen)
      .filter((place) => shownBy(is, place) > least)
      .flatMap((place) => place.lines.map((at) => once[at]!));
  });
  if (lines === null) return shown.length > 0 ? once.map(asSeenCloser) : null;
  return inPlaceOf(lines, new Set(shown), once);
}

/** A line that was only partly read again stays as it was; otherwise its other words would be lost. */
function inPlaceOf(
  lines: readonly TextLine[],
  shown: ReadonlySet<TextLine>,
  once: readonly TextLine[],
): readonly TextLine[] | null {
  const met = lines.filter(({ box }) => [...shown].some((line) => areSame(line.box, box)));
  // Words that were merged into this line before are now separate lines next to it.
  const again = (line: TextLine): TextLine[] => once.filter(({ box }) => areSame(box, line.box));
  const gone = met.filter(
    (line) =>
      lettersIn(
        again(line)
          .map(({ text }) => text)
          .join(''),
      ) >=
      WHOLE * lettersIn(line.text),
  );
  const kept = met.filter((line) => !gone.includes(line));
  const added = new Set([...shown, ...gone.flatMap(again)]);
  for (const line of added) if (kept.some(({ box }) => areSame(box, line.box))) added.delete(line);
  if (added.size === 0) return null;
  return [...lines.filter((line) => !gone.includes(line)), ...[...added].map(asSeenCloser)];
}

const asSeenCloser = (line: TextLine): TextLine => ({ ...line, closer: true });

const lettersIn = (text: string): number => nameKey(text).length;

/** Among readings of the same place from several parts of the picture, keeps the best: most letters, weighted by confidence. */
function surestOnce(lines: readonly TextLine[]): TextLine[] {
  const worth = ({ text, confidence }: TextLine): number => confidence * lettersIn(text);
  const kept: TextLine[] = [];
  for (const line of lines.toSorted((a, b) => worth(b) - worth(a)))
    if (!kept.some(({ box }) => areSame(box, line.box))) kept.push(line);
  return kept;
}
