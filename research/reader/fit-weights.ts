import { blocksOf } from '../../packages/engine/src/elements/ranker/blocks.ts';
import type { Weights } from '../../packages/engine/src/elements/ranker/choice.ts';
import type { NamedElement } from '../../packages/engine/src/elements/corrections/correction-source.ts';
import {
  OMITTABLE_ELEMENTS,
  type OmittableElement,
  type ReaderWeights,
  omittedElements,
  elementEvidence,
} from '../../packages/engine/src/elements/vision-reading/element-evidence.ts';
import type { ReaderAnswer } from '../../packages/engine/src/vision-reader/reader-answer.ts';
import { fitCurve } from '../elements/certainty.ts';
import { ELEMENTS, type Source, hashedShare, withoutElement, withWrongElement } from './wrong-answers.ts';
import { type ReadCreative, gatheredFor, rightness } from './read-creatives.ts';

/** Share of fields made wrong for the fit, so that a reader worse than reviewer A is not believed blindly. */
const WRONG = 0.2;
/** Share of fields whose wrong text is another line of the same ad, which the picture therefore supports. */
const ANOTHER_LINE = 0.02;
/** Share of the right fields that are left empty, so that a reader who sees less does not undo what was found. */
const SILENT = 0.05;
/** Share of words in common from which text counts as right. */
export const RIGHT = 0.5;

const STEPS = 2000;

/** How far a reader is believed: fitted to all creatives, and for each creative to the other folds alone. */
export interface FittedReader {
  readonly all: ReaderWeights;
  weightsFor(item: ReadCreative): ReaderWeights;
}

export function fitReader(items: readonly ReadCreative[]): FittedReader {
  const rows = [
    ...ELEMENTS.map((is) => ({ is, rows: items.flatMap((item) => rowOf(item, is, items)) })),
    {
      is: 'unnamed' as const,
      rows: OMITTABLE_ELEMENTS.flatMap((is) => items.flatMap((item) => unnamedRow(item, is, items))),
    },
  ];
  const fitWithout = (fold: string | null): ReaderWeights =>
    Object.fromEntries(
      rows.map(({ is, rows: own }): [keyof ReaderWeights, Weights] => [
        is,
        fitCurve(
          own.filter((row) => row.fold !== fold),
          STEPS,
        ),
      ]),
    ) as ReaderWeights;
  const folds = new Map([...new Set(items.map(({ fold }) => fold))].map((fold) => [fold, fitWithout(fold)]));
  return { all: fitWithout(null), weightsFor: ({ fold }) => folds.get(fold)! };
}

function rowOf(item: ReadCreative, is: NamedElement, items: readonly ReadCreative[]) {
  const answer = answerOf(item, is, items);
  const { text = [], image, elements } = gatheredFor(item, answer).artifacts;
  if (!image || !elements) return [];
  const lines = { lines: text, blocks: blocksOf(text, image.width / image.height) };
  const weighed = elementEvidence(is, answer, lines, elements);
  if (!weighed) return [];
  const found = weighed.words === '' ? text[weighed.places[0]!.lines[0]!]!.text : weighed.words;
  return [
    { fold: item.fold, features: weighed.features, right: rightness(is, found, item.truth[is]) >= RIGHT },
  ];
}

/** Elements that the engine found but the reader did not name, and whether they are right. */
function unnamedRow(item: ReadCreative, is: OmittableElement, items: readonly ReadCreative[]) {
  const answer = answerOf(item, is, items);
  const { text = [], image, elements } = gatheredFor(item, answer).artifacts;
  if (!image || !elements) return [];
  const lines = { lines: text, blocks: blocksOf(text, image.width / image.height) };
  return omittedElements(answer, lines, elements)
    .filter((each) => each.is === is)
    .map(({ features }) => ({
      fold: item.fold,
      features,
      right: rightness(is, elements[is]!.text, item.truth[is]) >= RIGHT,
    }));
}

/** The answer used in the fit: usually unchanged, wrong for a fifth of the creatives, empty for a few. */
function answerOf(item: ReadCreative, is: NamedElement, items: readonly ReadCreative[]): ReaderAnswer {
  const draw = hashedShare(`${item.file} ${is}`);
  if (draw >= WRONG) return draw < WRONG + SILENT ? withoutElement(item.answer, is) : item.answer;
  const source: Source = draw < ANOTHER_LINE ? 'another line' : 'elsewhere';
  return withWrongElement(item, is, items, source) ?? item.answer;
}
