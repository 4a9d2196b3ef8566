import type { NamedElement } from '../../packages/engine/src/elements/corrections/correction-source.ts';
import type { ReaderAnswer } from '../../packages/engine/src/vision-reader/reader-answer.ts';
import { type ReadCreative, rightness } from './read-creatives.ts';

/** Source of a wrong answer: another creative, or another line of the same picture, which therefore supports it. */
export type Source = 'elsewhere' | 'another line';

export const ELEMENTS = ['headline', 'brand', 'request', 'offer'] as const satisfies readonly NamedElement[];

/** FNV-1a with a final mix, as a number in 0..1. The same text always gives the same draw. */
export function hashedShare(words: string): number {
  let value = 2166136261;
  for (const letter of words) value = Math.imul(value ^ letter.codePointAt(0)!, 16777619) >>> 0;
  value = Math.imul(value ^ (value >>> 15), 2246822507) >>> 0;
  return ((value ^ (value >>> 13)) >>> 0) / 2 ** 32;
}

/** Replaces one element of the answer by a wrong one; null when none is available. */
export function withWrongElement(
  item: ReadCreative,
  is: NamedElement,
  all: readonly ReadCreative[],
  source: Source,
): ReaderAnswer | null {
  const pool =
    source === 'elsewhere'
      ? all.filter(({ set }) => set === item.set).map(({ answer }) => answer.elements[is].text)
      : (item.gathered.artifacts.text ?? []).map(({ text }) => text);
  const truth = [item.truth[is], item.answer.elements[is].text];
  const wrong = pool.filter(
    (text) => text !== '' && truth.every((right) => rightness(is, text, right) < 0.3),
  );
  const text = wrong[Math.floor(hashedShare(`${item.file} ${is} ${source}`) * wrong.length)];
  if (text === undefined) return null;
  return withWords(item.answer, is, text);
}

/** Removes one element from the answer. */
export const withoutElement = (answer: ReaderAnswer, is: NamedElement): ReaderAnswer =>
  withWords(answer, is, '');

function withWords(answer: ReaderAnswer, is: NamedElement, text: string): ReaderAnswer {
  const kind = text === '' ? 'none' : 'action';
  const said = { ...answer.elements[is], ...(is === 'request' && { kind }), text, place: null };
  return { ...answer, elements: { ...answer.elements, [is]: said } };
}
