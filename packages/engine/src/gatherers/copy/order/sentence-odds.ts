import type { CopySentence } from '../../../artifacts/copy-artifacts.ts';
import { sentencesOf } from '../sentences.ts';
import { type Word, wordsOf } from '../words.ts';
import model from './model.json' with { type: 'json' };
import { isGrammar } from './word-classes.ts';
import { orderOdds } from './word-order.ts';

export interface SentenceOdds extends CopySentence {
  /** Its words, with offsets in the sentence. */
  readonly spoken: readonly Word[];
  /** Number of function words among them: 'the', 'of', 'you'. */
  readonly grammar: number;
  /** Natural log of the odds that the words are in sentence order, against the same words shuffled. */
  readonly odds: number;
}

/** Punctuation within a sentence that starts a new stretch. */
const BETWEEN = /[,;:–—()"“”…·•■|*]|\s-\s|\.\.\./;

/** Minimum words per stretch; one or two words have no meaningful order. */
const SHORTEST = 3;

/** The stretches of three or more words between the punctuation of a sentence, in lowercase. */
export const stretchesOf = (sentence: string): string[][] =>
  sentence
    .split(BETWEEN)
    .map((stretch) => wordsOf(stretch).map(({ lower }) => lower))
    .filter((stretch) => stretch.length >= SHORTEST);

/** For each sentence of a text, how likely it is that its words are in a valid order. English only. */
export const sentenceOdds = (text: string): SentenceOdds[] =>
  sentencesOf(text).map((sentence) => ({
    ...sentence,
    spoken: wordsOf(sentence.text),
    grammar: wordsOf(sentence.text).filter(({ lower }) => isGrammar(lower)).length,
    odds: orderOdds(model, stretchesOf(sentence.text)),
  }));
