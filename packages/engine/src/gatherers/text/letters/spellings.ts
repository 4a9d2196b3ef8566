import type { TextLine } from '../../../artifacts/artifacts.ts';
import { spellings as knownNames } from '../../../elements/names/known-names.ts';
import { nameKey } from '../../../elements/names/name-key.ts';
import { editDistance, isInDictionary, misreadCost } from '../../words/index.ts';
import { isEnglish, withReadingAccuracy } from '../reading-accuracy.ts';

/** Chance of being read to the letter from which a line's spelling is trusted, and below which a line takes another's. */
const SURE = 0.9;
const UNSURE = 0.85;
/** Network confidence from which a strange word is the advertiser's own typo: 'WHITNING' in an ad for whitening. */
const OWN_TYPO = 0.97;
/** Fewest letters of a word, or of words run together, to correct, and most words in such a run. */
const SHORTEST = 5;
const MOST_WORDS = 3;
/** Share of letters that may differ. Letters that readers confuse count half. Chosen by judgment, not fitted. */
const UNLIKE = 0.17;

interface Spelling {
  readonly key: string;
  readonly text: string;
  /** Best chance that it was read to the letter, 0..1, and number of lines that contain it. */
  sure: number;
  times: number;
}

/**
 * Respells words that are in no dictionary and were read unsurely, using the spelling of other lines in the picture:
 * 'Jron Pariah' above an address of 'Iron Parish'.
 */
export function correctSpellings(lines: readonly TextLine[]): readonly TextLine[] {
  // English words define what is strange: two forms of a German word ('kaufe', 'kaufen') are not a misreading.
  if (!isEnglish(distinctWords(lines))) return lines;
  const knownSpellings = [...spellingsIn(lines.filter((line) => !isForeign(line))).values()];
  const settled = lines.map((line) => {
    const readRightly = line.readRightly ?? 1;
    if (isForeign(line) || readRightly >= UNSURE || line.confidence >= OWN_TYPO) return line;
    const others = knownSpellings.filter(
      ({ sure, times }) => sure >= SURE || (times > 1 && sure > readRightly),
    );
    const text = respelled(line.text, others);
    return text === line.text ? line : { ...line, text };
  });
  return settled.some((line, at) => line !== lines[at]) ? withReadingAccuracy(settled) : lines;
}

/** Counts each word once, since a name may appear in every line. */
const distinctWords = (lines: readonly TextLine[]) =>
  [
    ...new Map(lines.flatMap(({ text }) => text.split(' ').map((word) => [nameKey(word), word]))).values(),
  ].map((text) => ({ text }));

const isForeign = ({ language = 'en' }: TextLine): boolean => language !== 'en';

/** Every word, and every run of two or three adjacent words. */
function spellingsIn(lines: readonly TextLine[]): ReadonlyMap<string, Spelling> {
  const found = new Map<string, Spelling>();
  for (const { text, readRightly = 1 } of lines)
    for (const run of runsIn(text.split(' '))) {
      const key = nameKey(run.text);
      if (key.length < SHORTEST || !PLAIN.test(run.text)) continue;
      const known = found.get(key);
      if (!known) found.set(key, { key, text: run.text, sure: readRightly, times: 1 });
      else found.set(key, { ...known, sure: Math.max(known.sure, readRightly), times: known.times + 1 });
    }
  return found;
}

/** Letters and the marks that occur within names. Excludes figures and addresses. */
const PLAIN = /^\p{L}[\p{L}'’ -]*\p{L}$/u;
/** A short word belongs to the sentence and is not part of a name: 'to Dailygrind'. */
const LITTLE = /(?<!\S)\S{1,3}(?!\S)/u;
/** Punctuation before and after a word. */
const BARE = /^[^\p{L}\p{N}@]+|[^\p{L}\p{N}]+$/gu;

function runsIn(
  tokens: readonly string[],
): { readonly from: number; readonly to: number; readonly text: string }[] {
  return tokens.flatMap((_, from) =>
    Array.from({ length: Math.min(MOST_WORDS, tokens.length - from) }, (__, more) => {
      const to = from + more + 1;
      return { from, to, text: tokens.slice(from, to).join(' ').replace(BARE, '') };
    }),
  );
}

function respelled(text: string, candidates: readonly Spelling[]): string {
  const tokens = text.split(' ');
  const best = runsIn(tokens)
    .filter(({ text: run }) => PLAIN.test(run) && isStrange(run) && !(run.includes(' ') && LITTLE.test(run)))
    .flatMap((run) => {
      const spelling = nearest(nameKey(run.text), candidates);
      return spelling ? [{ ...run, ...spelling }] : [];
    })
    .toSorted((a, b) => a.unlike - b.unlike || a.to - a.from - (b.to - b.from))[0];
  if (!best) return text;
  const whole = tokens.slice(best.from, best.to).join(' ');
  const right = whole.replace(best.text, matchCase(best.text, best.said));
  return [...tokens.slice(0, best.from), right, ...tokens.slice(best.to)].join(' ');
}

const isStrange = (run: string): boolean =>
  nameKey(run).length >= SHORTEST &&
  !knownNames().has(nameKey(run)) &&
  run.split(' ').some((word) => !isInDictionary(word.toLowerCase()));

/** The nearest spelling; null when the word is already spelled like another or when none is near. */
function nearest(
  key: string,
  all: readonly Spelling[],
): { readonly said: string; readonly unlike: number } | null {
  let best: { said: string; unlike: number } | null = null;
  for (const { key: other, text } of all) {
    if (other === key) return null;
    const longest = Math.max(key.length, other.length);
    // 'Invoicely' is not a misread 'invoice': a name is often a word with an ending.
    if (Math.abs(key.length - other.length) > UNLIKE * longest || key.startsWith(other)) continue;
    const unlike = editDistance(key, other, misreadCost) / longest;
    if (unlike <= UNLIKE && (!best || unlike < best.unlike)) best = { said: text, unlike };
  }
  return best;
}

function matchCase(read: string, correction: string): string {
  if (read === read.toUpperCase()) return correction.toUpperCase();
  if (read === read.toLowerCase()) return correction.toLowerCase();
  return correction === correction.toUpperCase()
    ? correction.charAt(0) + correction.slice(1).toLowerCase()
    : correction;
}
