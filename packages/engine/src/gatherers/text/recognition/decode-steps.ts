import type { RareLetter, RareLetters } from './letters.ts';

/** What stands in a box: the words as the network reads them and its mean certainty, 0..1. */
export interface Reading {
  readonly text: string;
  readonly confidence: number;
  /** The certainty before a closer look, which is surer of letters that the network does not know, too; left out where none was taken. */
  readonly atFirst?: number;
  /** Its certainty of each sign but spaces; left out where lines were joined or another reader told them. */
  readonly sureness?: readonly number[];
  /** Share of the letters that two networks read alike, 0..1; left out where one alone read them. */
  readonly alike?: number;
  /** Where the second reader told them: ISO 15924 and ISO 639-1. */
  readonly script?: string;
  readonly language?: string;
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
/** The network knows the dollar itself. */
const DOLLAR = 0.9;

interface Sign {
  /** Nothing where the network saw a blank. */
  readonly plain: string;
  readonly certainty: number;
  readonly rare: RareLetter | null;
}

/** Connectionist temporal classification, greedily: repeated and blank steps fall away. */
export function decode(steps: Steps, characters: readonly string[], rare: RareLetters): Reading {
  const signs = signsIn(steps, characters, rare);
  const kept = signs
    .map((sign, index) => (sign.rare && isPlausible(sign, index, signs) ? sign.rare : plainly(sign)))
    .filter(({ letter }) => letter !== '');
  const certainty = kept.reduce((sum, sign) => sum + sign.certainty, 0);
  const text = kept.map(({ letter }) => letter).join('');
  return {
    text: text.trim(),
    confidence: kept.length === 0 ? 0 : certainty / kept.length,
    sureness: kept.filter(({ letter }) => letter !== ' ').map((sign) => sign.certainty),
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
    if (best === previous && open && last)
      signs[signs.length - 1] = { ...last, rare: surer(last.rare, found) };
    else if (best !== BLANK)
      signs.push({
        plain: characters[best] ?? '',
        certainty: steps.data[offset + best]!,
        rare: found,
      });
    else if (found && last?.rare?.letter !== found.letter)
      signs.push({ plain: '', certainty: 0, rare: found });
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
