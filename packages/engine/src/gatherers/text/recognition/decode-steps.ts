import type { RareLetter, RareLetters } from './letters.ts';

/** What stands in a box: the words as the network reads them and its mean certainty, 0..1. */
export interface Reading {
  readonly text: string;
  readonly confidence: number;
  /** The certainty before a closer look, which is surer of letters that the network does not know, too; left out where none was taken. */
  readonly atFirst?: number;
  /** Letters that the network all but read in place of those in the text; left out where there are none. */
  readonly doubts?: readonly LetterDoubt[];
  /** Where the second reader told them: ISO 15924 and ISO 639-1. */
  readonly script?: string;
  readonly language?: string;
}

/** A letter that may stand in place of the one read. */
export interface LetterDoubt {
  /** Where in the text. */
  readonly at: number;
  readonly letter: string;
  /** The network's certainty of this letter, and of the one read, 0..1. */
  readonly certainty: number;
  readonly ofRead: number;
}

/** The network's certainties: a row of all its classes for each step along the line. */
export interface Steps {
  readonly data: Float32Array;
  readonly count: number;
  readonly classes: number;
}

/** Class 0 is the blank between letters. */
const BLANK = 0;
/** Signs of money stand beside a figure; elsewhere the same shape is an E or an f. */
const MONEY = /[€£]/;
const FIGURE = /\d/;
const OPENING = /[©¿¡«]/;
/** Under this certainty a letter is no rival of the one read: of words with a smaller one as many stay wrong as come right. */
const RIVAL = 0.02;
const LATIN = /^[a-z]$/i;
/** The network knows the dollar itself. */
const DOLLAR = 0.9;

interface Sign {
  /** Nothing where the network saw a blank. */
  readonly plain: string;
  readonly certainty: number;
  readonly rare: RareLetter | null;
  /** The most that its steps have of each Latin letter. */
  readonly latin: ReadonlyMap<string, number>;
}

/** Connectionist temporal classification, greedily: repeated and blank steps fall away. */
export function decode(steps: Steps, characters: readonly string[], rare: RareLetters): Reading {
  const signs = signsIn(steps, characters, rare);
  const kept = signs
    .map((sign, index) => ({
      ...(sign.rare && isPlausible(sign, index, signs) ? sign.rare : plainly(sign)),
      latin: sign.latin,
    }))
    .filter(({ letter }) => letter !== '');
  const certainty = kept.reduce((sum, sign) => sum + sign.certainty, 0);
  const text = kept.map(({ letter }) => letter).join('');
  const before = text.length - text.trimStart().length;
  const doubts = kept.flatMap(({ letter, latin }, index): LetterDoubt[] =>
    [...latin]
      .filter(([other]) => latin.has(letter) && other !== letter)
      .map(([other, sureness]) => ({
        at: index - before,
        letter: other,
        certainty: sureness,
        ofRead: latin.get(letter)!,
      })),
  );
  return {
    text: text.trim(),
    confidence: kept.length === 0 ? 0 : certainty / kept.length,
    ...(doubts.length > 0 && { doubts }),
  };
}

const plainly = ({ plain, certainty }: Sign): RareLetter => ({ letter: plain, certainty });

/** One sign for every run of steps with one best class; blank runs count where a rare letter hides in them. */
function signsIn(steps: Steps, characters: readonly string[], rare: RareLetters): Sign[] {
  const signs: Sign[] = [];
  let previous = BLANK;
  let open = false;
  for (let step = 0; step < steps.count; step++) {
    const offset = step * steps.classes;
    const best = bestClass(steps, offset);
    const found = rare.at(steps.data, offset);
    const last = signs.at(-1);
    const latin = best === BLANK ? NONE : latinAt(steps, offset, characters);
    if (best === previous && open && last)
      signs[signs.length - 1] = {
        ...last,
        rare: surer(last.rare, found),
        latin: most(last.latin, latin),
      };
    else if (best !== BLANK)
      signs.push({
        plain: characters[best] ?? '',
        certainty: steps.data[offset + best]!,
        rare: found,
        latin,
      });
    else if (found && last?.rare?.letter !== found.letter)
      signs.push({ plain: '', certainty: 0, rare: found, latin });
    open = best !== BLANK || found !== null;
    previous = best;
  }
  return signs;
}

const surer = (a: RareLetter | null, b: RareLetter | null): RareLetter | null =>
  a && (!b || a.certainty >= b.certainty) ? a : b;

function bestClass({ data, classes }: Steps, offset: number): number {
  let best = 0;
  for (let index = 1; index < classes; index++) {
    if (data[offset + index]! > data[offset + best]!) best = index;
  }
  return best;
}

const NONE: ReadonlyMap<string, number> = new Map();

function latinAt(
  { data, classes }: Steps,
  offset: number,
  characters: readonly string[],
): ReadonlyMap<string, number> {
  const latin = new Map<string, number>();
  for (let index = 1; index < classes; index++) {
    const certainty = data[offset + index]!;
    if (certainty >= RIVAL && LATIN.test(characters[index]!)) latin.set(characters[index]!, certainty);
  }
  return latin;
}

const most = (a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
  new Map([...a, ...[...b].map(([key, value]) => [key, Math.max(value, a.get(key) ?? 0)] as const)]);

/** Money needs a figure beside it, opening signs the beginning of a word; an accent the letter under it. */
function isPlausible({ plain, rare }: Sign, index: number, signs: readonly Sign[]): boolean {
  if (!rare) return false;
  const before = signs[index - 1]?.plain ?? ' ';
  if (MONEY.test(rare.letter)) {
    const beside = [...signs.slice(Math.max(0, index - 2), index), ...signs.slice(index + 1, index + 3)];
    return beside.some((sign) => FIGURE.test(sign.plain)) && (plain !== '$' || rare.certainty > DOLLAR);
  }
  if (OPENING.test(rare.letter)) return !/\S/.test(before);
  const bare = rare.letter.normalize('NFD')[0]!;
  return bare === rare.letter || bare.toLowerCase() === plain.normalize('NFD')[0]?.toLowerCase();
}
