import { isInDictionary } from '../gatherers/words/index.ts';
import { ACTION_CLASSES, type ActionClass } from './words/actions.ts';
import { foldedWords, isUnspaced, withoutAccents } from './folded.ts';
import type { LanguageWords, Phrases } from './language-words.ts';
import { candidateLanguages } from './languages.ts';

/** A request in a language other than English. */
export interface ForeignRequest {
  readonly name: ActionClass;
  /** Whether it says what people get, not only what to do. */
  readonly specific: boolean;
}

interface Phrase {
  readonly name: ActionClass;
  readonly words: readonly string[];
  /** The words joined without spaces. */
  readonly run: string;
}

interface Book {
  readonly opens: readonly Phrase[];
  readonly closes: readonly Phrase[];
  readonly urging: ReadonlySet<string>;
}

/** Most words of a request that ends in its verb. Longer lines ending in an infinitive are sentences. */
const LONGEST_CLOSED = 4;
/** Fewest letters of a phrase that counts when the language is unknown; shorter ones are names and abbreviations elsewhere. */
const TELLING = 4;
/** In scripts without spaces, a line more than about this many times as long as the request in it is a sentence. */
const MOSTLY = 2.5;

const phrases = (of: Phrases | undefined): Phrase[] =>
  ACTION_CLASSES.flatMap((name) =>
    (of?.[name] ?? []).map(foldedWords).map((words) => ({ name, words, run: words.join('') })),
  ).toSorted((a, b) => b.words.length - a.words.length || b.run.length - a.run.length);

const books = new Map<LanguageWords, Book>();

function bookOf(language: LanguageWords): Book {
  const book = books.get(language) ?? {
    opens: phrases(language.opens),
    closes: phrases(language.closes),
    urging: new Set(language.urging.flatMap(foldedWords)),
  };
  books.set(language, book);
  return book;
}

/**
 * What a short line in a language other than English asks for; null when it asks for nothing.
 * @param language ISO 639-1; without it, all languages of the line's script are tried
 */
export function foreignRequest(text: string, language?: string): ForeignRequest | null {
  const words = foldedWords(text);
  if (words.length === 0) return null;
  const known = candidateLanguages(text, language);
  const telling = known.length === 1 ? 1 : TELLING;
  for (const each of known) {
    const book = bookOf(each);
    const found = isUnspaced(text) ? unspaced(text, book) : spaced(words, book, telling);
    if (found) return found;
  }
  return null;
}

function spaced(words: readonly string[], book: Book, telling: number): ForeignRequest | null {
  // One word that is English, too, asks for nothing when the language is a guess: 'Delta', 'Llama', 'Installer'.
  const tells = ({ words: of, run }: Phrase): boolean =>
    telling === 1 || (run.length >= telling && !(of.length === 1 && isInDictionary(run)));
  const first = words.findIndex((word) => !book.urging.has(word));
  for (const start of new Set([0, Math.max(0, first)])) {
    const found = book.opens.find(
      (phrase) => phrase.words.every((word, at) => words[start + at] === word) && tells(phrase),
    );
    if (found) return { name: found.name, specific: saysMore(words.slice(start + found.words.length), book) };
  }
  if (words.length > LONGEST_CLOSED) return null;
  const closed = book.closes.find(
    (phrase) =>
      phrase.words.every((word, at) => words.at(at - phrase.words.length) === word) && tells(phrase),
  );
  if (closed) return { name: closed.name, specific: saysMore(words.slice(0, -closed.words.length), book) };
  return words.length === 1 ? runTogether(words[0]!, book) : null;
}

/** Handles lost spaces: 'Jetztkaufen', 'ensavoirplus'. */
function runTogether(word: string, book: Book): ForeignRequest | null {
  const opening = book.opens.find(({ words, run }) => words.length > 1 && word.startsWith(run));
  if (opening) return { name: opening.name, specific: word.length > opening.run.length + 2 };
  const closing = book.closes.find(({ run }) => {
    const before = word.slice(0, -run.length);
    return word.endsWith(run) && before.length > 1 && book.urging.has(before);
  });
  return closing ? { name: closing.name, specific: false } : null;
}

function unspaced(text: string, book: Book): ForeignRequest | null {
  const whole = withoutAccents(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
  const found = book.opens.find(
    ({ run }) => whole.length <= run.length * MOSTLY + 2 && (whole.startsWith(run) || whole.endsWith(run)),
  );
  return found ? { name: found.name, specific: whole.length > found.run.length + 2 } : null;
}

const saysMore = (rest: readonly string[], { urging }: Book): boolean =>
  rest.some((word) => !urging.has(word));
