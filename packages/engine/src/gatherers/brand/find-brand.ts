import type { BrandMark, Face, TextLine } from '../../artifacts.ts';
import { gapBetween } from '../../computed/layout/box-gap.ts';
import { BRAND_FOUND } from '../../computed/layout/presence.ts';
import { smoothStep } from '../../computed/arithmetic/smooth-step.ts';
import { area, enclosing } from '../../geometry.ts';
import { type Measurement, measured } from '../../measurement.ts';
import { type Clue, cluesFor } from './clues.ts';
import { isKeyOf, nameKey, namesIn, sameKey } from './name-key.ts';
import { findSymbols } from './symbol.ts';
import type { Frame } from '../frame/index.ts';
import { assignRoles } from '../text/index.ts';
import { lexicon } from '../words/index.ts';

export interface FoundBrand {
  /** Every place where the name is shown, surest first; empty when no line is likely to be a name. */
  readonly brand: readonly BrandMark[];
  /** The lines again, the role of those that are nothing but the name changed. */
  readonly text: readonly TextLine[];
}

/** Words of a line that is a name or an address and not a sentence. */
const LONGEST = 4;
/** A line under this share of the name's height does not lead the message in its stead. */
const SCRAP = 0.2;
/** Letters that may be misread are half a name: nothing at the lower confidence of the reader, all at the upper. */
const READ = { from: 0.55, to: 0.85 } as const;
/** A logo in the midst of the picture is not seen, so that a missing brand is never sure. */
const NONE = 0.5;

/** Weight of the clue that other frames of a video show the name. Judgement. */
const KNOWN = 0.6;

interface Named {
  readonly line: TextLine;
  readonly clue: Clue;
  readonly confidence: number;
}

/** A symbol this near to the name, in heights of the larger of the two, is one mark with it. */
const BESIDE = 0.8;

/**
 * The advertiser's name among the lines, by address, trade mark sign, place, repetition and the ad copy, with the symbol
 * beside it; where no name is found, shapes without letters that stand alone in a corner, which are half sure at most.
 * @param known the name that other frames of a video show
 */
export async function findBrand(
  frame: Frame,
  text: readonly TextLine[],
  copy = '',
  faces: readonly Face[] = [],
  known: string | null = null,
): Promise<Measurement<FoundBrand>> {
  const symbols = await findSymbols(
    frame,
    text.map(({ box }) => box),
    faces.map(({ box }) => box),
  );
  const named = text
    .flatMap((line) => strongest(line, text, copy, known))
    .toSorted((a, b) => b.confidence - a.confidence);
  const best = named[0];
  if (!best || best.confidence < BRAND_FOUND.from) return measured({ brand: symbols, text }, NONE);
  const key = nameKey(best.clue.name);
  const places = placesOf(text, key, best.line);
  const brand = places.map((line) => mark(line, placed(line, named, best)));
  const ratio = frame.width / frame.height;
  const whole = brand.map((each) => withSymbol(each, symbols, ratio));
  const sorted = whole.toSorted(
    (a, b) => b.confidence - a.confidence || a.text.length - b.text.length || a.box.y - b.box.y,
  );
  return measured({ brand: sorted, text: withRoles(text, key, best.line) }, Math.max(NONE, best.confidence));
}

/** The line's clues for one name, joined as independent evidence. */
function strongest(line: TextLine, all: readonly TextLine[], copy: string, known: string | null): Named[] {
  const isKnown = known !== null && isShort(line) && shows(line, nameKey(known));
  const clues = [
    ...cluesFor(line, all, copy),
    ...(isKnown ? [{ name: known, weight: KNOWN, because: 'Other frames of the video show it, too.' }] : []),
  ].toSorted((a, b) => b.weight - a.weight);
  const clue = clues[0];
  if (!clue) return [];
  const doubt = clues
    .filter((other) => nameKey(other.name) === nameKey(clue.name))
    .reduce((rest, other) => rest * (1 - other.weight), 1);
  const read = line.confidence * wellRead(line);
  return [{ line, clue, confidence: Math.round(Math.min(0.95, 1 - doubt) * read * 1000) / 1000 }];
}

const wellRead = ({ confidence }: TextLine): number => smoothStep(confidence, READ.from, READ.to);

/** A line that shows the name is the brand as surely as the name is and as it was read, whatever itself tells less surely. */
function placed(line: TextLine, named: readonly Named[], best: Named): Named {
  const own = named.find((each) => each.line === line);
  const shown = Math.round(best.confidence * wellRead(line) * 1000) / 1000;
  return own && own.confidence >= shown ? own : { ...best, line, confidence: shown };
}

/** A sentence that mentions the name is a place for it only where it stands nowhere else. */
function placesOf(text: readonly TextLine[], key: string, best: TextLine): readonly TextLine[] {
  const all = text.filter((line) => line === best || shows(line, key));
  const short = all.filter(isShort);
  return short.length > 0 ? short : all;
}

const isShort = (line: TextLine): boolean => namesIn(line.text).length <= LONGEST;

/** Whether the line holds the name: as a word, as several, or inside an address. */
function shows(line: TextLine, key: string): boolean {
  const words = namesIn(line.text).map(nameKey);
  return (
    words.some((word) => sameKey(word, key) || isBeginning(word, key)) ||
    isKeyOf(nameKey(line.text), key) ||
    (key.length > 4 && words.join('').includes(key))
  );
}

/** In a sentence, too, a word that no other name begins with: 'Dunkin' has it' beside dunkindonuts.com. */
const isBeginning = (word: string, key: string): boolean => !lexicon().isKnown(word) && isKeyOf(word, key);

const mark = ({ text, box }: TextLine, { clue, confidence }: Named): BrandMark => ({
  text,
  box,
  confidence,
  share: area(box),
  because: clue.because,
});

/** The mark's whole box: a name is looked at together with the symbol that it stands beside. */
function withSymbol(mark: BrandMark, symbols: readonly BrandMark[], ratio: number): BrandMark {
  const beside = symbols.filter(
    ({ box }) => gapBetween(box, mark.box, ratio) < BESIDE * Math.max(box.h, mark.box.h),
  );
  if (beside.length === 0) return mark;
  const box = enclosing([mark.box, ...beside.map((symbol) => symbol.box)]);
  return { ...mark, box, share: area(box) };
}

/** The lines again with those that are nothing but this name known as the brand, on a frame that alone would not tell. */
export const withName = (text: readonly TextLine[], name: string): readonly TextLine[] =>
  withRoles(text, nameKey(name), null);

function withRoles(text: readonly TextLine[], key: string, best: TextLine | null): readonly TextLine[] {
  const isName = (line: TextLine): boolean =>
    isKeyOf(nameKey(line.text), key) || (line === best && isShort(line));
  const marked = text.map((line) =>
    isName(line) && line.role !== 'callToAction' ? { ...line, role: 'brand' as const } : line,
  );
  if (marked.some((line) => line.role === 'headline') || text.every((line) => line.role !== 'headline'))
    return marked;
  return withNewHeadline(marked);
}

/** The largest line was the name: the headline is the most prominent of the others. */
function withNewHeadline(text: readonly TextLine[]): readonly TextLine[] {
  const free = text.filter((line) => line.role === 'body' || line.role === 'offer');
  const tallest = Math.max(...text.filter(({ role }) => role === 'brand').map(({ height }) => height));
  const large = free.filter(({ height }) => height > SCRAP * tallest);
  const again = new Map(assignRoles(large).map((line, index) => [large[index], line]));
  return text.map((line) => again.get(line) ?? line);
}
