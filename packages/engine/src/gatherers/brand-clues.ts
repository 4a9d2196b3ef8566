import type { TextLine } from '../artifacts.ts';
import { smoothStep } from '../computed/smooth-step.ts';
import type { Box } from '../geometry.ts';
import { plausibility, saysNoName } from './brand-plausibility.ts';
import { lexicon } from './text-lexicon.ts';

/** One reason to take a line for the brand, and how much it is worth, 0..1. */
export interface Clue {
  readonly name: string;
  readonly weight: number;
  readonly because: string;
}

const DOMAIN =
  /\b(?:www\.)?([a-z0-9][a-z0-9-]{1,40})\.(?:com|net|org|io|app|shop|store|co|us|uk|de|fr|eu|ca|au|in|ae|biz|info|me)(?:\.[a-z]{2})?\b/i;
const MARK = /[®™]/u;
const HANDLE = /(?:^|\s)@([a-z0-9_.]{3,30})\b/i;

/** Said more often than this in 51 million words: hardly a name; and so often that it makes a sentence. */
const COMMON = 120;
const FUNCTION_WORD = 60_000;
const LONGEST_NAME = 24;
const MOST_WORDS = 3;
const LONGEST_WORD = 18;
/** Heights of letters, as a share of the frame's, at which a line is too small for a name, and large enough. */
const TINY = 0.002;
const PLAIN = 0.018;
/** Distance from an edge within which a line counts as set apart at it. */
const NEAR_EDGE = 0.16;
/** Empty space around a line that stands alone, as a share of the frame. Lines of smaller letters may hang on to it. */
const ALONE = 0.025;

export const namesIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'&.-]*/gu) ?? [];

/** The same name however it is written. */
export const nameKey = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Every reason why this line may be, or contain, the advertiser's name. */
export function cluesFor(line: TextLine, all: readonly TextLine[], copy: string): Clue[] {
  const clues: Clue[] = [];
  const domain = DOMAIN.exec(line.text);
  if (domain?.[1] && domain[1].length <= LONGEST_NAME)
    clues.push({ name: domain[1], weight: 0.7, because: 'Its web address is shown.' });
  const handle = HANDLE.exec(line.text);
  if (handle?.[1]) clues.push({ name: handle[1], weight: 0.65, because: 'Its account name is shown.' });
  if (MARK.test(line.text)) {
    clues.push({ name: markedName(line.text), weight: 0.8, because: 'It carries a trade mark sign.' });
  }
  if (line.role === 'callToAction' || line.role === 'legal' || domain) return clues;
  return [...clues, ...nameClues(line, all, copy)];
}

/** The words before the sign. */
const markedName = (text: string): string =>
  namesIn(text.split(MARK)[0] ?? text)
    .slice(-2)
    .join(' ');

function nameClues(line: TextLine, all: readonly TextLine[], copy: string): Clue[] {
  const words = namesIn(line.text).filter((word) => /\p{L}{2,}/u.test(word));
  if (words.length === 0 || saysNoName(line.text, words) || isOffer(line)) return [];
  const clues: Clue[] = [];
  const looksLikeName = plausibility(line, words, all);
  for (const name of words.filter(isUnusual)) {
    if (namedIn(copy, name))
      clues.push({ name, weight: isWord(name) ? 0.5 : 0.8, because: 'The ad copy names it too.' });
    if (timesShown(name, all) > 1 && !isWord(name))
      clues.push({ name, weight: 0.5 * looksLikeName, because: 'It is shown more than once.' });
  }
  const sentence = words.length > MOST_WORDS || words.some((word) => word.length > LONGEST_WORD);
  if (sentence || line.role === 'offer' || /[\d%!?]/.test(line.text)) return clues;
  if (words.some((word) => lexicon().count(word) > FUNCTION_WORD)) return clues;
  const unusual = words.some(isUnusual);
  const heardOf = unusual && words.every((word) => !isUnusual(word) || isWord(word));
  const size = sizeAsName(line, all) * looksLikeName;
  if (words.length > 1 && isSaidElsewhere(line, all)) {
    clues.push({ name: line.text, weight: 0.4 * looksLikeName, because: 'It is shown more than once.' });
  }
  if (standsApart(line, all)) {
    const capitals = words.every((word) => /^\p{Lu}/u.test(word));
    const weight =
      (heardOf ? 0.45 : unusual ? 0.6 : 0.35) +
      (capitals ? 0.08 : 0) -
      (words.length === MOST_WORDS ? 0.1 : 0);
    clues.push({ name: line.text, weight: size * weight, because: `It stands alone ${placeOf(line.box)}.` });
  } else if (unusual && !heardOf && words.length === 1) {
    clues.push({ name: line.text, weight: size * 0.5, because: 'It is a name on a line of its own.' });
  }
  return clues;
}

const isUnusual = (word: string): boolean => word.length > 2 && lexicon().count(plainForm(word)) < COMMON;

const plainForm = (word: string): string => word.replace(/[.&-]+$/, '').replace(/'s?$/, '');

/** Rarely said, and no name where it is said: 'whopper', 'amnesty'. It takes more than one reason to make it one. */
const isWord = (word: string): boolean => lexicon().isOrdinary(plainForm(word));

/** A price or a share off beside a word that the copy says, too, makes nobody the sender. */
const isOffer = ({ role, text }: TextLine): boolean => role === 'offer' || /[$€£¥₹¢%]/u.test(text);

/** As a whole word, written with a capital, as names are; one that only opens a sentence has to be unheard of. */
function namedIn(copy: string, name: string): boolean {
  if (name.length <= 2) return false;
  const common = lexicon().count(name) > 0;
  return [...copy.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'&.-]*/gu)].some(
    ([word], index, all) =>
      nameKey(word) === nameKey(name) &&
      /^\p{Lu}/u.test(word) &&
      !(common && (index === 0 || /[.!?:\n]\s*["“‘(]*$/u.test(copy.slice(0, all[index]?.index)))),
  );
}

const timesShown = (name: string, all: readonly TextLine[]): number =>
  all.filter((line) => namesIn(line.text).some((word) => saysName(nameKey(word), nameKey(name)))).length;

/** Letters of which a name's rest has to consist to be known. */
const KNOWN_IN_PART = 4;

/** 'doba' is 'Qdoba', whose first letter was lost in one encoding of a file and not in another; no name by itself. */
const saysName = (word: string, name: string): boolean =>
  word === name ||
  (word.length >= KNOWN_IN_PART &&
    word.length === name.length - 1 &&
    (name.endsWith(word) || name.startsWith(word)));

/** "Red Bull" beside "RedBull gives you wings": written together or apart. */
function isSaidElsewhere(line: TextLine, all: readonly TextLine[]): boolean {
  const key = nameKey(line.text);
  return key.length > 5 && all.some((other) => other !== line && nameKey(other.text).includes(key));
}

/** A name is set to be seen: scraps of fine print and of labels are none, and of two candidates the larger one leads. */
function sizeAsName({ height }: TextLine, all: readonly TextLine[]): number {
  const tallest = Math.max(...all.map((line) => line.height));
  return smoothStep(height, TINY, PLAIN) * (0.85 + 0.15 * Math.min(1, height / tallest));
}

function standsApart({ box, height }: TextLine, all: readonly TextLine[]): boolean {
  const top = box.y < NEAR_EDGE;
  const bottom = box.y + box.h > 1 - NEAR_EDGE;
  if (!top && !bottom) return false;
  return all.every(
    (other) => other.box === box || other.height < 0.6 * height || gap(box, other.box) > ALONE,
  );
}

/** Empty space between two boxes, along the axis on which they are farther apart. */
const gap = (a: Box, b: Box): number =>
  Math.max(a.x - b.x - b.w, b.x - a.x - a.w, a.y - b.y - b.h, b.y - a.y - a.h);

function placeOf(box: Box): string {
  const vertical = box.y + box.h / 2 < 0.5 ? 'top' : 'bottom';
  const middle = box.x + box.w / 2;
  if (middle > 0.36 && middle < 0.64) return `at the ${vertical}`;
  return `in the ${vertical} ${middle < 0.5 ? 'left' : 'right'} corner`;
}
