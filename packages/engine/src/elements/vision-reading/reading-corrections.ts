import type { Gathered } from '../../grading/run-audit.ts';
import type { Correction, UserInput } from '../../report/user-input.ts';
import { rounded } from '../../rounded.ts';
import { blocksOf } from '../ranker/blocks.ts';
import type { NamedElement, CorrectionSource } from '../corrections/correction-source.ts';
import type { TextMatch } from './text-match.ts';
import model from './model.json' with { type: 'json' };
import {
  NAMED_ELEMENTS,
  type ReaderWeights,
  type ElementEvidence,
  readerCertainty,
  omittedElements,
  elementEvidence,
} from './element-evidence.ts';

/** Certainty from which the reader's claim is more likely right than wrong. */
const BELIEVED = 0.5;
/** Only a person's word is fully certain. */
const SUREST = 0.999;
/** Share of other letters from which a line only mentions the brand and keeps its own role. */
const IN_PASSING = 0.5;

/** The part of a vision reader's answer that the pixels bear out, in the form of a person's corrections. */
export interface ReadingCorrections {
  readonly said: UserInput;
  readonly voice: CorrectionSource;
}

/** @returns null when no reader answered or nothing in its answer is borne out */
export function readingCorrections(
  { artifacts }: Gathered,
  weights: ReaderWeights = model.weights,
): ReadingCorrections | null {
  const { reading, text, elements, image, scenes } = artifacts;
  if (!reading?.answer || !text || !elements || !image) return null;
  const lines = { lines: text, blocks: blocksOf(text, image.width / image.height) };
  const believed = new Map<NamedElement, { readonly weighed: ElementEvidence; readonly p: number }>();
  for (const is of NAMED_ELEMENTS) {
    const weighed = elementEvidence(is, reading.answer, lines, elements);
    const p = weighed && Math.min(SUREST, rounded(readerCertainty(weighed, weights[is]), 3));
    if (weighed && p !== null && p >= BELIEVED) believed.set(is, { weighed, p });
  }
  // A reader of which nothing is borne out is not trusted on what is absent either. Nor on a video, of which it saw only some frames.
  if (believed.size === 0) return null;
  const absent = scenes
    ? []
    : omittedElements(reading.answer, lines, elements).flatMap(({ is, features }) => {
        const p = readerCertainty({ features }, weights.unnamed);
        return p < BELIEVED ? [{ is, p: rounded(1 - p, 3) }] : [];
      });
  const correct = (is: NamedElement, at: readonly number[]): Correction[] =>
    at.map((each) => ({ is, box: text[each]!.box }));
  const leading = believed.get('headline')?.weighed.places.flatMap((place) => place.lines) ?? [];
  const { alone, passing } = placesOfBrand(believed.get('brand')?.weighed, leading);
  return {
    said: {
      absent: absent.map(({ is }) => is),
      corrections: NAMED_ELEMENTS.flatMap((is) =>
        is === 'brand'
          ? correct(is, alone)
          : correct(is, believed.get(is)?.weighed.places.flatMap((place) => place.lines) ?? []),
      ),
    },
    voice: {
      certainty: (is) => believed.get(is as NamedElement)?.p ?? absent.find((each) => each.is === is)?.p ?? 0,
      because: `${reading.model} names it, and the picture shows it.`,
      sign: { read: true },
      words: Object.fromEntries(
        [...believed].flatMap(([is, { weighed }]) => (weighed.words === '' ? [] : [[is, weighed.words]])),
      ),
      alsoBrand: passing.map((each) => text[each]!.box),
    },
  };
}

/** A brand name within the headline or among other words counts as shown there, but the line keeps its role. */
function placesOfBrand(brand: ElementEvidence | undefined, leading: readonly number[]) {
  const places = brand?.places ?? [];
  const isAlone = ({ lines, rest }: TextMatch): boolean =>
    rest < IN_PASSING && !lines.some((at) => leading.includes(at));
  return {
    alone: places.filter(isAlone).flatMap(({ lines }) => lines),
    passing: places.filter((place) => !isAlone(place)).flatMap(({ lines }) => lines),
  };
}
