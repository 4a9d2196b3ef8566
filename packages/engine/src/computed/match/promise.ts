import type { TextLine } from '../../artifacts/artifacts.ts';
import { offersIn, wordsOf } from '../../gatherers/copy/index.ts';
import { isSameOffer } from './offers.ts';
import { sameThing, wordsIn } from './terms.ts';

/** Whether the picture repeats this promise of the copy: the same figure, or half of its words in some form. */
export function isPromiseShown(promise: string, text: readonly TextLine[]): boolean {
  const shown = text.map((line) => line.text).join('\n');
  const [offer] = offersIn(promise, true);
  if (offer) return offersIn(shown, true).some((other) => isSameOffer(other.text, offer.text));
  const content = wordsIn(promise);
  const wanted = content.length > 0 ? content : wordsOf(promise);
  const seen = wordsOf(shown);
  const found = wanted.filter((word) => seen.some((other) => sameThing(word, other)));
  return wanted.length > 0 && found.length / wanted.length >= 0.5;
}
