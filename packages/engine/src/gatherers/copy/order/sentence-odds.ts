import type { CopySentence } from '../../../artifacts/copy-artifacts.ts';
import { sentencesOf } from '../sentences.ts';
import { type Word, wordsOf } from '../words.ts';
import model from './model.json' with { type: 'json' };
import { isGrammar } from './word-classes.ts';
import { orderOdds } from './word-order.ts';

export interface SentenceOdds extends CopySentence {
  /** Its words, with offsets in the sentence. */
  readonly spoken: readonly Word[];
  /** How many of them are words of grammar: 'the', 'of', 'you'. */
  readonly grammar: number;
  /** Natural logarithm of the odds that its words stand in the order of a sentence, against the same words shuffled. */
  readonly odds: number;
}

/** Marks within a sentence that begin a new stretch. */
const BETWEEN = /[,;:–—()"“”…·•■|*]|\s-\s|\.\.\./;

/** One or two words between marks have no order to speak of. */
const SHORTEST = 3;

/** The stretches of three or more words between the marks of a sentence, in small letters. */
export const stretchesOf = (sentence: string): string[][] =>
  sentence
    .split(BETWEEN)
    .map((stretch) => wordsOf(stretch).map(({ lower }) => lower))
    .filter((stretch) => stretch.length >= SHORTEST);

/** For each sentence of a text how likely its words stand in an order that makes one. English only. */
export const sentenceOdds = (text: string): SentenceOdds[] =>
  sentencesOf(text).map((sentence) => ({
    ...sentence,
    spoken: wordsOf(sentence.text),
    grammar: wordsOf(sentence.text).filter(({ lower }) => isGrammar(lower)).length,
    odds: orderOdds(model, stretchesOf(sentence.text)),
  }));
