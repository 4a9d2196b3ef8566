import type { TextLine } from '../../artifacts/artifacts.ts';
import type { TextRole } from '../../artifacts/text-role.ts';
import { offerScore } from '../../language/index.ts';
import { type Box, enclosing, isMostlyIn } from '../../geometry.ts';
import type { Correction, UserInput } from '../../report/user-input.ts';

/** Role in the artifacts for each element that a person can name. */
const ROLE_OF_ELEMENT = {
  headline: 'headline',
  brand: 'brand',
  request: 'callToAction',
  offer: 'offer',
} as const satisfies Partial<Record<Correction['is'], TextRole>>;

type CorrectableRole = keyof typeof ROLE_OF_ELEMENT;
const isRole = (is: Correction['is']): is is CorrectableRole => is in ROLE_OF_ELEMENT;

/** Elements of which an ad has only one. Naming another line takes the role from the lines that had it. */
const ONLY_ONE: readonly CorrectableRole[] = ['headline', 'request'];

export interface CorrectedLines {
  readonly text: readonly TextLine[];
  /** The lines that a person named, by element. */
  readonly named: ReadonlyMap<CorrectableRole, readonly TextLine[]>;
  /** The line with typed words that replaced a misread one. Several lines may have become one. */
  readonly replaced: ReadonlyMap<TextLine, TextLine>;
}

/** Applies a person's corrections to the lines: renamed, retyped, added, or removed. Later corrections win. */
export function correctLines(
  read: readonly TextLine[],
  { corrections = [], absent = [] }: UserInput,
): CorrectedLines {
  const correctionByLine = new Map<TextLine, Correction>();
  const added: [TextLine, Correction][] = [];
  for (const correction of corrections) {
    if (!isOfLines(correction)) continue;
    const inside = read.filter((line) => isMostlyIn(line.box, correction.box));
    if (inside.length === 0)
      added.push(...addedLines(correction, read).map((line): [TextLine, Correction] => [line, correction]));
    for (const line of inside) correctionByLine.set(line, correction);
  }
  const freed = new Set<TextRole>(
    [
      ...absent,
      ...ONLY_ONE.filter((role) =>
        [...correctionByLine.values(), ...added.map(([, each]) => each)].some(({ is }) => is === role),
      ),
    ].map((role) => ROLE_OF_ELEMENT[role]),
  );
  const named = new Map<CorrectableRole, TextLine[]>();
  const name = (line: TextLine, { is }: Correction): TextLine[] => {
    if (!isRole(is)) return [];
    const renamed = { ...line, role: ROLE_OF_ELEMENT[is] };
    named.set(is, [...(named.get(is) ?? []), renamed]);
    return [renamed];
  };
  const written = new Set<Correction>();
  const replaced = new Map<TextLine, TextLine>();
  const remaining = read.flatMap((line) => {
    const correction = correctionByLine.get(line);
    if (!correction) return [freed.has(line.role) ? withoutRole(line, absent) : line];
    if (correction.text === undefined) return name(line, correction);
    // Typed words replace all lines in the place, which become one line.
    if (written.has(correction)) return [];
    written.add(correction);
    const all = read.filter((each) => correctionByLine.get(each) === correction);
    const typed = name(withTypedText(all, correction.text), correction);
    for (const each of all) for (const now of typed) replaced.set(each, now);
    return typed;
  });
  const text = [...remaining, ...added.flatMap(([line, correction]) => name(line, correction))];
  return { text, named, replaced };
}

/**
 * Whether corrections leave nothing of what was found in this place for the element: each of its lines there, or else every line,
 * is not text, or is something else.
 */
export function isTakenAway(
  is: CorrectableRole,
  place: Box,
  read: readonly TextLine[],
  { corrections = [] }: UserInput,
): boolean {
  const role = ROLE_OF_ELEMENT[is];
  const there = read.filter(({ box }) => isMostlyIn(box, place));
  const own = there.filter((line) => line.role === role);
  const isLost = (line: TextLine): boolean => {
    const told = corrections.findLast((each) => isOfLines(each) && isMostlyIn(line.box, each.box))?.is;
    // Words of another role may mention the element, so they go on doing so in any role.
    return told === 'notText' || (told !== undefined && line.role === role && told !== is);
  };
  return there.length > 0 && (own.length > 0 ? own : there).every(isLost);
}

const isOfLines = ({ is }: Correction): boolean => is !== 'subject' && is !== 'protect';

/** Offer score from which a line that lost its role becomes an offer. */
const MIN_OFFER_SCORE = 0.5;

const withoutRole = (line: TextLine, absent: NonNullable<UserInput['absent']>): TextLine => {
  const offering = offerScore(line.text) >= MIN_OFFER_SCORE && !absent.includes('offer');
  return { ...line, role: offering ? 'offer' : 'body' };
};

/** Merges several lines into the one that was typed for them. Contrast is that of the faintest line. */
function withTypedText(lines: readonly TextLine[], text: string): TextLine {
  const faintest = lines.toSorted((a, b) => a.contrast - b.contrast)[0]!;
  return {
    ...faintest,
    text,
    confidence: 1,
    box: enclosing(lines.map(({ box }) => box)),
    height: lines.reduce((sum, { height }) => sum + height, 0) / lines.length,
  };
}

/** Share of a line box's height that its letters take, cap height to descender. */
const LETTER_HEIGHT_SHARE = 0.8;

/**
 * A line that the reader missed, with the words and place that a person gave. Its contrast is unknown, so it takes the median
 * of the lines that were read, and `agreed` is 0.
 */
function addedLines({ box, text, is }: Correction, read: readonly TextLine[]): TextLine[] {
  if (text === undefined || is === 'notText') return [];
  const [usual] = read.toSorted((a, b) => a.contrast - b.contrast).slice(Math.floor(read.length / 2));
  if (!usual) return [];
  return [
    {
      ...usual,
      text,
      box,
      confidence: 1,
      agreed: 0,
      worst: { box, contrast: usual.contrast },
      height: LETTER_HEIGHT_SHARE * box.h,
      angle: 0,
    },
  ];
}
