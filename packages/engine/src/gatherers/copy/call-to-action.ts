import type { CopySentence, Hit } from '../../artifacts/copy-artifacts.ts';
import {
  ACTION_ANYWHERE,
  ACTION_CLASSES,
  ACTION_PHRASES,
  type ActionClass,
  BEFORE_REQUEST,
} from '../../language/words/actions.ts';
import { type Phrasebook, findPhrases, hit, phrasebook, withoutOverlaps } from './phrases.ts';
import { foreignRequest } from '../../language/foreign-request.ts';
import { type Word, wordsOf } from './words.ts';

const byClass: readonly (readonly [ActionClass, Phrasebook])[] = ACTION_CLASSES.map((name) => [
  name,
  phrasebook(ACTION_PHRASES[name]),
]);
const anywhere = phrasebook(ACTION_ANYWHERE);

/** Maximum number of words quoted from a request: verb, object and a little more. */
const LONGEST_REQUEST = 8;

/**
 * Verbs that open a promise as often as a request: 'Unlock the power of your data with our …', 'Discover the beauty of …'. A
 * long clause with one counts as a promise.
 */
const PROMISES = new Set(
  'unlock discover explore experience meet see imagine upgrade save choose give compare support play share'.split(
    ' ',
  ),
);

/** Nouns that start with the verb of a request: 'Contact lenses from $20'. By judgment. */
const NOUN =
  /^(?:contact (?:lens\w*|forms?|details)|gift (?:cards?|sets?|shops?|box(?:es)?|ideas?|vouchers?)|watch (?:straps?|bands?)|book (?:fairs?|clubs?|shops?|lovers?)|call cent(?:er|re)s?|support (?:staff|teams?)|share prices?|sample sales?|(?:rent|lease)s? from|lease cars?|order (?:history|books?)|download speeds?|view from|visit(?:or)?s? times?)\b/i;

/** Requests to act: an imperative at the start of a clause, or a plain request anywhere. English only. */
export function callsToActionIn(
  text: string,
  words: readonly Word[],
  sentences: readonly CopySentence[],
): Hit[] {
  const plain = findPhrases(text, words, anywhere).map((found) =>
    hit(text, found.start, requestEnd(text, words, found.start)),
  );
  const opening = clauseStarts(text, words, sentences).flatMap((start) => {
    const rest = words.filter((word) => word.start >= start);
    if (!rest[0] || NOUN.test(text.slice(start)) || actionClassAt(text, rest) === null) return [];
    const end = requestEnd(text, words, start);
    const goesOn = /^[ \t]*[\p{L}\p{N}]/u.test(text.slice(end));
    return goesOn && PROMISES.has(rest[0].lower) ? [] : [hit(text, start, end)];
  });
  return withoutOverlaps([...plain, ...opening]);
}

/** Class of the request that the text opens with, in English or another language; null when it is not a request. */
export function actionClassOf(text: string): ActionClass | null {
  const words = wordsOf(text);
  const first = words.findIndex(({ lower }) => !BEFORE_REQUEST.has(lower));
  const english = first < 0 ? null : actionClassAt(text, words.slice(first));
  return english ?? foreignRequest(text)?.name ?? null;
}

function actionClassAt(text: string, words: readonly Word[]): ActionClass | null {
  const start = words[0]?.start;
  let best: { name: ActionClass; length: number } | null = null;
  for (const [name, book] of byClass) {
    const [found] = findPhrases(text, words.slice(0, 6), book);
    if (!found || found.start !== start || inflected(words[0])) continue;
    const length = found.end - found.start;
    if (!best || length > best.length) best = { name, length };
  }
  return best?.name ?? null;
}

/** Imperatives have no ending: 'booking' and 'saved' are not requests. */
const inflected = (word: Word | undefined): boolean =>
  word !== undefined &&
  /(?:ing|[^e]ed|(?:[^s]|ch|sh)s)$/.test(word.lower) &&
  word.lower !== 'access' &&
  !/^(?:see|feed|need)$/.test(word.lower);

function clauseStarts(text: string, words: readonly Word[], sentences: readonly CopySentence[]): number[] {
  const starts: number[] = [];
  for (const sentence of sentences) {
    const inside = words.filter((word) => word.start >= sentence.start && word.end <= sentence.end);
    if (sentence.text.endsWith('?')) continue;
    inside.forEach((word, index) => {
      const before = inside[index - 1];
      const gap = before ? text.slice(before.end, word.start) : '';
      const clause = !before || /[,;:–—|(>]|\s-\s|\p{Extended_Pictographic}/u.test(gap);
      const led = before !== undefined && BEFORE_REQUEST.has(before.lower) && starts.includes(before.start);
      if (clause || led) starts.push(word.start);
    });
  }
  return starts;
}

/** End of the clause or of the longest allowed request, whichever comes first. */
function requestEnd(text: string, words: readonly Word[], start: number): number {
  const rest = words.filter((word) => word.start >= start).slice(0, LONGEST_REQUEST);
  let end = rest[0]?.end ?? start;
  for (const [index, word] of rest.entries()) {
    const gap = index === 0 ? '' : text.slice(end, word.start);
    if (/[.!?,;:\n–—|]|\s-\s|\p{Extended_Pictographic}/u.test(gap)) break;
    end = word.end;
  }
  return end;
}
