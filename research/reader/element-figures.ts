import type { Element, Elements } from '../../packages/engine/src/elements/elements.ts';
import { understand } from '../../packages/engine/src/elements/understand.ts';
import type { NamedElement } from '../../packages/engine/src/elements/corrections/correction-source.ts';
import {
  OMITTABLE_ELEMENTS,
  type ReaderWeights,
} from '../../packages/engine/src/elements/vision-reading/element-evidence.ts';
import type { ReaderAnswer } from '../../packages/engine/src/vision-reader/reader-answer.ts';
import {
  unmatchedElements,
  mergeCloserLines,
} from '../../packages/engine/src/elements/vision-reading/merge-closer-lines.ts';
import { mean } from '../elements/figures.ts';
import { RIGHT } from './fit-weights.ts';
import { ELEMENTS, type Source, withoutElement, withWrongElement } from './wrong-answers.ts';
import { type ReadCreative, gatheredFor, rightness } from './read-creatives.ts';
import { readingOf } from './replayed-answers.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Elements of a creative given this answer of a reader. @param answer null when there is no reader */
export function elementsWith(
  item: ReadCreative,
  answer: ReaderAnswer | null,
  weights: ReaderWeights,
): Elements | undefined {
  const { artifacts, ...rest } = gatheredFor(item, answer);
  const read = answer ? { ...artifacts, reading: readingOf(answer) } : artifacts;
  return understand({ ...rest, artifacts: read }, undefined, weights).artifacts.elements;
}

/** Whether a wrong answer of the reader is adopted. An answer that a closer look confirms counts as adopted. */
export function isAdopted(
  item: ReadCreative,
  is: NamedElement,
  answer: ReaderAnswer,
  weights: ReaderWeights,
): boolean {
  if (elementsWith(item, answer, weights)?.[is]?.read === true) return true;
  const { text = [], image } = item.gathered.artifacts;
  const ratio = image ? image.width / image.height : 1;
  const said = answer.elements;
  if (!item.closerLook || !unmatchedElements(said, text, ratio).includes(is)) return false;
  return mergeCloserLines(text, item.closerLook.closer, { said, sought: [is], ratio }) !== null;
}

/** Prints how elements with and without the reader compare to the truth, and how often wrong answers are adopted. */
export function printElements(
  items: readonly ReadCreative[],
  weightsFor: (item: ReadCreative) => ReaderWeights,
): void {
  const understood = (item: ReadCreative, answer: ReaderAnswer | null) =>
    elementsWith(item, answer, weightsFor(item));
  for (const set of ['ads', 'banners'] as const) {
    const own = items.filter((item) => item.set === set);
    for (const [name, answerOf] of [
      ['alone', () => null],
      ['with reader', ({ answer }: ReadCreative) => answer],
    ] as const) {
      const found = own.map((item) => ({ item, elements: understood(item, answerOf(item)) }));
      const figures = ELEMENTS.map((is) =>
        figure(
          is,
          found.map(({ item, elements }) => [item, elements?.[is] ?? null]),
        ),
      );
      say(`${set} (n ${own.length}) ${name}: ${figures.join(', ')}`);
    }
    for (const source of ['elsewhere', 'another line'] as const)
      say(
        `${set} wrong answers from ${source} adopted: ${countWrongAdopted(own, items, source, weightsFor)}`,
      );
    say(`${set} right ones unsaid by a reader that leaves them out: ${countOmitted(own, weightsFor)}`);
  }
}

function figure(is: NamedElement, found: readonly (readonly [ReadCreative, Element | null])[]): string {
  const judged = found.map(([{ truth }, element]) => ({
    there: truth[is] !== '',
    shown: element !== null,
    right: element === null ? 0 : rightness(is, element.text, truth[is]),
  }));
  const there = judged.filter((each) => each.there);
  if (is === 'headline')
    return `headline F1 ${mean(there.map(({ right }) => right)).toFixed(3)} (n ${there.length})`;
  const shown = judged.filter((each) => each.shown);
  const right = judged.filter((each) => each.right >= RIGHT).length;
  return `${is} ${(right / shown.length).toFixed(3)} / ${(right / there.length).toFixed(3)} (n ${there.length})`;
}

/** Counts elements that the engine alone has right but loses when the reader names everything except them. */
function countOmitted(
  own: readonly ReadCreative[],
  weightsFor: (item: ReadCreative) => ReaderWeights,
): string {
  return OMITTABLE_ELEMENTS.map((is) => {
    const right = own.filter((item) => {
      const alone = elementsWith(item, null, weightsFor(item))?.[is];
      return alone && rightness(is, alone.text, item.truth[is]) >= RIGHT;
    });
    const unsaid = right.filter(
      (item) => !elementsWith(item, withoutElement(item.answer, is), weightsFor(item))?.[is],
    );
    return `${is} ${unsaid.length} of ${right.length}`;
  }).join(', ');
}

function countWrongAdopted(
  own: readonly ReadCreative[],
  all: readonly ReadCreative[],
  source: Source,
  weightsFor: (item: ReadCreative) => ReaderWeights,
): string {
  return ELEMENTS.map((is) => {
    let tried = 0;
    let adopted = 0;
    for (const item of own) {
      const answer = withWrongElement(item, is, all, source);
      if (!answer) continue;
      tried++;
      if (isAdopted(item, is, answer, weightsFor(item))) adopted++;
    }
    return `${is} ${adopted} of ${tried}`;
  }).join(', ');
}
