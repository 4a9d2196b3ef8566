import { nameKey } from '../../../elements/names/name-key.ts';
import { spellings } from '../../../elements/names/known-names.ts';
import { type SignModel, chanceBy } from '../../../logistic.ts';
import { isInDictionary, lexicon } from '../../words/index.ts';
import model from './likelier-words-model.json' with { type: 'json' };
import type { LetterDoubt, Reading } from '../recognition/decode-steps.ts';

/** What tells that a word of the dictionary stands where one letter was read as another. */
export const WORD_SIGNS = ['certainty', 'ofRead', 'count', 'letters'] as const;
export type WordSigns = Readonly<Record<(typeof WORD_SIGNS)[number], number>>;

export interface LikelierWord {
  readonly read: string;
  readonly word: string;
  readonly signs: WordSigns;
}

/** Chance from which the word of the dictionary is what the ad says. */
const LIKELIER = 0.6;
const SHORTEST = 4;
/** A word that may be put right: no part of an address, a code or a compound. */
export const WORD = /(?<![\p{L}\p{N}@#./_'’-])\p{L}{4,}(?![\p{L}\p{N}@/_-]|['’](?!s\b)|\.\p{L})/gu;

/**
 * A reading whose words, where they are in no dictionary, give way to words that are, if the network nearly read those: its own
 * doubts tell a misread letter from a writer's slip.
 */
export function withLikelierWords({ doubts, ...reading }: Reading): Reading {
  if (!doubts) return reading;
  return {
    ...reading,
    text: reading.text.replace(WORD, (word, at: number) => {
      const likelier = likelierWords(word, at, doubts)
        .map((each) => ({ ...each, chance: chanceBy(model, each.signs) }))
        .toSorted((a, b) => b.chance - a.chance)[0];
      return likelier && likelier.chance >= LIKELIER ? likelier.word : word;
    }),
  };
}

/** The dictionary words that differ from a word of none by one letter that the network doubted. @param at where in the text it begins */
export function likelierWords(read: string, at: number, doubts: readonly LetterDoubt[]): LikelierWord[] {
  const lower = read.toLowerCase();
  if (read.length < SHORTEST || isInDictionary(lower) || spellings().has(nameKey(read))) return [];
  return doubts
    .filter((doubt) => doubt.at >= at && doubt.at < at + read.length)
    .flatMap(({ at: place, letter, certainty, ofRead }): LikelierWord[] => {
      const word = withLetter(read, place - at, letter);
      if (word.toLowerCase() === lower || !isInDictionary(word.toLowerCase())) return [];
      const signs = {
        certainty: Math.log(certainty),
        ofRead: Math.log(ofRead),
        count: Math.log(1 + lexicon().count(word)),
        letters: read.length,
      };
      return [{ read, word, signs }];
    });
}

function withLetter(word: string, at: number, letter: string): string {
  const isUpper = word[at] !== word[at]!.toLowerCase();
  return word.slice(0, at) + (isUpper ? letter.toUpperCase() : letter.toLowerCase()) + word.slice(at + 1);
}

export type LikelierModel = SignModel<keyof WordSigns>;
