import { nameKey } from '../names/name-key.ts';
import type { Elements, LineRole } from '../elements.ts';
import type { Features } from '../ranker/features.ts';
import type { Weights } from '../ranker/choice.ts';
import { certaintyOf, oddsOf } from '../ranker/rank.ts';
import type { NamedElement } from '../corrections/correction-source.ts';
import type { ReaderAnswer } from '../../vision-reader/reader-answer.ts';
import { isPromptInjection } from '../../vision-reader/prompt-injection.ts';
import { type TextMatch, type LinesAndBlocks, addressLine, matchWords, placesOfName } from './text-match.ts';

/**
 * Logit weights for each element that lines bear out, and for a found element that the answer does not name (`unnamed`).
 * Fitted by `npm run fit:reader`.
 */
export type ReaderWeights = Readonly<Record<NamedElement | 'unnamed', Weights>>;

/** One thing that a vision reader reports, with the lines that bear it out. */
export interface ElementEvidence {
  readonly words: string;
  /** Where it appears; for a brand, every place. */
  readonly places: readonly TextMatch[];
  readonly features: Features;
}

/** The lines that bear out an element of the answer, with the features for its certainty; null when none do. */
export function elementEvidence(
  is: NamedElement,
  { elements: reported }: Pick<ReaderAnswer, 'elements'>,
  lines: LinesAndBlocks,
  found: Pick<Elements, 'roles'>,
): ElementEvidence | null {
  const words = reported[is].text;
  const places = matchElement(is, reported, lines);
  if (places.length === 0) return null;
  const ranked = Math.max(...places.map(({ lines: at }) => chanceOf(ROLE[is], at, found)));
  return {
    words,
    places,
    features: {
      constant: 1,
      letters: Math.log(1 + nameKey(words).length) / 3,
      ranked: oddsOf(ranked) / 5,
      rival: oddsOf(rivalOf(is, reported, lines, found)) / 5,
    },
  };
}

/** What a vision reader may rightly leave unnamed. The headline is not included, because hardly any ad lacks one. */
export const OMITTABLE_ELEMENTS = ['offer', 'brand', 'request'] as const satisfies readonly NamedElement[];
export type OmittableElement = (typeof OMITTABLE_ELEMENTS)[number];

/**
 * Elements that were found but that the answer does not name in words that a line shows, with the features for how certain
 * they remain. Words addressed to language models count neither for nor against.
 */
export function omittedElements(
  { elements: said }: Pick<ReaderAnswer, 'elements'>,
  lines: LinesAndBlocks,
  found: Pick<Elements, OmittableElement>,
): readonly { readonly is: OmittableElement; readonly features: Features }[] {
  return OMITTABLE_ELEMENTS.flatMap((is) => {
    const element = found[is];
    if (!element || isPromptInjection(said[is].text) || matchElement(is, said, lines).length > 0) return [];
    return [{ is, features: { constant: 1, name: Number(is === 'brand'), found: oddsOf(element.p) / 2 } }];
  });
}

export const readerCertainty = ({ features }: Pick<ElementEvidence, 'features'>, weights: Weights): number =>
  certaintyOf(features, weights);

/** Every element that a vision reader may name. */
export const NAMED_ELEMENTS = [
  'headline',
  'offer',
  'brand',
  'request',
] as const satisfies readonly NamedElement[];

/** Lines that show the words reported for an element; for a brand, every place. */
export function matchElement(
  is: NamedElement,
  said: ReaderAnswer['elements'],
  lines: LinesAndBlocks,
): readonly TextMatch[] {
  const { text } = said[is];
  if (isPromptInjection(text)) return [];
  if (is === 'brand') return text === '' ? [] : placesOfName(text, lines);
  if (is === 'request' && said.request.kind === 'none') return [];
  const saying = text === '' ? null : matchWords(text, lines);
  const place =
    saying ?? (is === 'request' && said.request.kind === 'address' ? addressLine(text, lines) : null);
  return place === null ? [] : [place];
}

const ROLE: Readonly<Record<NamedElement, LineRole>> = {
  headline: 'headline',
  brand: 'brand',
  request: 'request',
  offer: 'offer',
};

/** The ranker's highest chance for this role among the lines that the reader does not name for anything, 0..1. */
const rivalOf = (
  is: NamedElement,
  said: ReaderAnswer['elements'],
  lines: LinesAndBlocks,
  { roles }: Pick<Elements, 'roles'>,
): number => {
  const named = new Set(
    NAMED_ELEMENTS.flatMap((each) => matchElement(each, said, lines)).flatMap((place) => place.lines),
  );
  return Math.max(0, ...roles.map((row, at) => (named.has(at) ? 0 : (row[ROLE[is]] ?? 0))));
};

/** The ranker's own mean chance for this role over the given lines, 0..1, before a reader or a person changed anything. */
const chanceOf = (role: LineRole, at: readonly number[], { roles }: Pick<Elements, 'roles'>): number =>
  at.reduce((sum, each) => sum + (roles[each]?.[role] ?? 0), 0) / Math.max(1, at.length);
