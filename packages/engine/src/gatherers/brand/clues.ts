import type { TextLine } from '../../artifacts.ts';
import { smoothStep } from '../../computed/arithmetic/smooth-step.ts';
import { apartness, placeOf } from './apart.ts';
import { isKeyOf, nameKey, namesIn, plainForm } from './name-key.ts';
import { knownName } from './known-names.ts';
import { plausibility, saysNoName } from './plausibility.ts';
import { lexicon } from '../words/index.ts';

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
/**
 * How much it says for a name that it is a well-known one, on a line of its own and in a sentence, and the share of it that
 * is left where a letter was misread. Judgement.
 */
const KNOWN = { alone: 0.72, inSentence: 0.5, misread: 0.85 } as const;
/** How much it says for a line that a web address in the picture has its words. Judgement. */
const ADDRESSED = 0.6;

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
  if (words.length === 0) return [];
  const looksLikeName = plausibility(line, words, all);
  const size = sizeAsName(line, all) * looksLikeName;
  const clues: Clue[] = [];
  const known = knownName(line.text);
  if (known) {
    const weight = (known.alone ? KNOWN.alone : KNOWN.inSentence) * (known.exact ? 1 : KNOWN.misread);
    clues.push({ name: known.name, weight: weight * size, because: 'It is a well-known name.' });
  }
  if (saysNoName(line.text, words) || isOffer(line)) return clues;
  if (isAddressed(line, all))
    clues.push({
      name: line.text,
      weight: ADDRESSED * size,
      because: 'The web address that is shown says it, too.',
    });
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
  if (words.length > 1 && isSaidElsewhere(line, all)) {
    clues.push({ name: line.text, weight: 0.4 * looksLikeName, because: 'It is shown more than once.' });
  }
  const capitals = words.every((word) => /^\p{Lu}/u.test(word));
  const asSender =
    (heardOf ? 0.45 : unusual ? 0.6 : 0.35) + (capitals ? 0.08 : 0) - (words.length === MOST_WORDS ? 0.1 : 0);
  const asName = unusual && !heardOf && words.length === 1 ? 0.5 : 0;
  const apart = apartness(line, all);
  clues.push({
    name: line.text,
    weight: size * (asName + apart * Math.max(0, asSender - asName)),
    because:
      apart >= 0.5 || asName === 0
        ? `It stands alone ${placeOf(line.box)}.`
        : 'It is a name on a line of its own.',
  });
  return clues.filter(({ weight }) => weight > 0);
}

const isUnusual = (word: string): boolean => word.length > 2 && lexicon().count(plainForm(word)) < COMMON;

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

/** 'LOREAL' beside 'lorealparisusa.com'. */
const isAddressed = (line: TextLine, all: readonly TextLine[]): boolean =>
  all.some((other) => {
    const domain = other === line ? null : DOMAIN.exec(other.text)?.[1];
    return domain !== null && domain !== undefined && isKeyOf(nameKey(line.text), nameKey(domain));
  });

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
