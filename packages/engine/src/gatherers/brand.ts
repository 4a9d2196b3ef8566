import type { BrandMark, TextLine } from '../artifacts.ts';
import { area } from '../geometry.ts';
import { type Measurement, measured } from '../measurement.ts';
import { type Clue, cluesFor, nameKey, namesIn } from './brand-clues.ts';
import type { Frame } from './frame.ts';
import { assignRoles } from './roles.ts';

export interface FoundBrand {
  /** Every place where the name is shown, surest first; empty when no line is likely to be a name. */
  readonly brand: readonly BrandMark[];
  /** The lines again, the role of those that are nothing but the name changed. */
  readonly text: readonly TextLine[];
}

/** Words of a line that is a name or an address and not a sentence. */
const LONGEST = 4;
/** Sum of clues from which a line is taken for the brand. */
const TAKEN = 0.4;
/** A line under this share of the name's height does not lead the message in its stead. */
const SCRAP = 0.2;
/** Wordless logos are not seen, so that a missing brand is never sure. */
const NONE = 0.5;

interface Named {
  readonly line: TextLine;
  readonly clue: Clue;
  readonly confidence: number;
}

/**
 * The advertiser's name among the lines, by address, trade mark sign, place, repetition and the ad copy.
 * A logo that is a drawing without letters cannot be found in this way.
 */
export function findBrand(_frame: Frame, text: readonly TextLine[], copy = ''): Measurement<FoundBrand> {
  const named = text
    .flatMap((line) => strongest(line, text, copy))
    .toSorted((a, b) => b.confidence - a.confidence);
  const best = named[0];
  if (!best || best.confidence < TAKEN) return measured({ brand: [], text }, NONE);
  const key = nameKey(best.clue.name);
  const places = placesOf(text, key, best.line);
  const brand = places.map((line) => mark(line, named.find((each) => each.line === line) ?? best));
  const sorted = brand.toSorted((a, b) => b.confidence - a.confidence || a.box.y - b.box.y);
  return measured({ brand: sorted, text: withRoles(text, key, best.line) }, best.confidence);
}

/** The line's clues for one name, joined as independent evidence. */
function strongest(line: TextLine, all: readonly TextLine[], copy: string): Named[] {
  const clues = cluesFor(line, all, copy).toSorted((a, b) => b.weight - a.weight);
  const clue = clues[0];
  if (!clue) return [];
  const doubt = clues
    .filter((other) => nameKey(other.name) === nameKey(clue.name))
    .reduce((rest, other) => rest * (1 - other.weight), 1);
  return [{ line, clue, confidence: Math.round(Math.min(0.95, 1 - doubt) * line.confidence * 1000) / 1000 }];
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
    words.includes(key) || nameKey(line.text) === key || (key.length > 4 && words.join('').includes(key))
  );
}

const mark = ({ text, box }: TextLine, { clue, confidence }: Named): BrandMark => ({
  text,
  box,
  confidence,
  share: area(box),
  because: clue.because,
});

function withRoles(text: readonly TextLine[], key: string, best: TextLine): readonly TextLine[] {
  const isName = (line: TextLine): boolean => nameKey(line.text) === key || (line === best && isShort(line));
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
