import type { TextLine } from '../../artifacts/artifacts.ts';
import { logistic, logit, softmax } from '../../logistic.ts';
import { LINE_ROLES, type LineRole } from '../elements.ts';
import { type NameCandidate, nameCandidates } from '../names/candidates.ts';
import { type Block, blocksOf } from './blocks.ts';
import { brandFeatures } from './brand-features.ts';
import { type ChoiceWeights, type Weights, candidateScore, score } from './choice.ts';
import { type Features, measuresOf, readerAgreement } from './features.ts';
import { headlineFeatures } from './headline-features.ts';
import { requestOrOfferFeatures, requestFeatures } from './request-features.ts';
import { askingSentences, offeringSentences } from './sentences.ts';
import type { Scene } from './scene.ts';
import { wordingOf } from './wording.ts';

/** Blocks less likely than this to be the headline do not change any feature and are dropped. */
const NEGLIGIBLE_CHANCE = 0.001;
const likelyOnes = (headline: ReadonlyMap<Block, number>): ReadonlyMap<Block, number> =>
  new Map([...headline].filter(([, chance]) => chance >= NEGLIGIBLE_CHANCE));

/** Fitted by `npm run fit:elements`; see that script for data and folds. */
export interface ElementModel {
  /** Logistic curves from the ranker's output to how often it is right. */
  readonly certainty: Readonly<Record<'headline' | 'brand' | 'request' | 'offer', Weights>>;
  readonly headline: ChoiceWeights;
  readonly brand: ChoiceWeights;
  readonly request: ChoiceWeights;
  readonly offer: ChoiceWeights;
  readonly roles: Readonly<Record<LineRole, Weights>>;
}

/** A candidate with its features. */
export interface Row<C> {
  readonly candidate: C;
  readonly text: string;
  readonly features: Features;
}

export interface Chance<C> extends Row<C> {
  /** 0..1. With the chance that there is none, the chances add up to 1. */
  readonly chance: number;
}

export interface Candidates {
  readonly headline: readonly Row<Block>[];
  readonly lines: readonly Row<Block>[];
  brand(headline: ReadonlyMap<Block, number>): readonly Row<NameCandidate>[];
  request(headline: ReadonlyMap<Block, number>): readonly Row<Block>[];
  offer(headline: ReadonlyMap<Block, number>): readonly Row<Block>[];
}

/** Most lines of a request or an offer. */
const MOST_LINES = 4;
const MOST_WORDS = { request: 20, offer: 16 } as const;

/** Everything that could be an element of the picture, with the features to rank it by. */
export function candidatesOf(scene: Scene): Candidates {
  const of = measuresOf(scene);
  const blocks = blocksOf(scene.lines, scene.ratio);
  const row = (block: Block): Row<Block> => ({
    candidate: block,
    text: block.text,
    features: headlineFeatures(block, of),
  });
  const all = blocks.map(row);
  const short = blocks.filter(({ lines }) => lines.length <= MOST_LINES);
  const asking = (
    among: readonly Block[],
    most: number,
    features: typeof requestOrOfferFeatures,
    headline: ReadonlyMap<Block, number>,
  ): Row<Block>[] =>
    among
      .filter((block) => wordingOf(block.text).words.length <= most)
      .map((block) => ({ candidate: block, text: block.text, features: features(block, of, headline) }));
  return {
    headline: all,
    lines: scene.lines.map((_, at) =>
      all.find(({ candidate }) => candidate.at.length === 1 && candidate.at[0] === at)!,
    ),
    brand: (headline) => {
      const leads = likelyOnes(headline);
      return nameCandidates(blocks).map((candidate) => ({
        candidate,
        text: candidate.name,
        features: brandFeatures(candidate, of, leads),
      }));
    },
    request: (headline) =>
      asking(
        [...short, ...askingSentences(short)],
        MOST_WORDS.request,
        requestFeatures,
        likelyOnes(headline),
      ),
    offer: (headline) =>
      asking(
        [...short, ...offeringSentences(short)],
        MOST_WORDS.offer,
        requestOrOfferFeatures,
        likelyOnes(headline),
      ),
  };
}

/** Softmax over the candidates, and over "none of them" when the weights include that option. */
export function chancesOf<C>(rows: readonly Row<C>[], weights: ChoiceWeights): Chance<C>[] {
  const scores = rows.map(({ features }) => candidateScore(features, weights));
  const shares = softmax(
    weights.figures.includes('none') ? [...scores, candidateScore({ none: 1 }, weights)] : scores,
  );
  return rows.map((row, at) => ({ ...row, chance: shares[at]! })).toSorted((a, b) => b.chance - a.chance);
}

export type RoleChances = Readonly<Record<LineRole, number>>;

/** Features for a line's role: its own, and how likely it belongs to each element. */
export const roleFeatures = ({ candidate, features }: Row<Block>, lineChances: LineChances): Features => {
  const [at] = candidate.at as [number];
  return {
    ...features,
    constant: 1,
    inHeadline: lineChances.headline[at]!,
    inBrand: lineChances.brand[at]!,
    inRequest: lineChances.request[at]!,
    inOffer: lineChances.offer[at]!,
  };
};

/** For each line, the chance that it belongs to an element, 0..1. */
export type LineChances = Readonly<Record<'headline' | 'brand' | 'request' | 'offer', readonly number[]>>;

/** Adds up, per line, the chances of all candidates that contain it. */
export function chancePerLine<C>(
  count: number,
  chances: readonly Chance<C>[],
  linesOf: (candidate: C) => readonly number[],
): number[] {
  const sums = Array.from({ length: count }, () => 0);
  for (const { candidate, chance } of chances)
    for (const at of new Set(linesOf(candidate))) sums[at]! += chance;
  return sums.map((chance) => Math.min(1, chance));
}

export const linesOfBlock = ({ at }: Block): readonly number[] => at;
export const linesOfName = ({ alone }: NameCandidate): readonly number[] => alone.flatMap(({ at }) => at);

export function roleChances(features: Features, roles: ElementModel['roles']): RoleChances {
  const shares = softmax(LINE_ROLES.map((role) => score(features, roles[role])));
  return Object.fromEntries(LINE_ROLES.map((role, at) => [role, shares[at]!])) as Record<LineRole, number>;
}

/** Features that say how far to trust a choice. @param clear mean reading confidence over all letters in the picture */
export const certaintyFeatures = (chance: number, lines: readonly TextLine[], clear: number): Features => ({
  constant: 1,
  chance: oddsOf(chance),
  read: lines.length === 0 ? 0 : 10 * (Math.min(...lines.map(({ confidence }) => confidence)) - 0.95),
  alike: readerAgreement(lines),
  clear: 10 * (clear - 0.95),
});

/** Log odds, clamped to chances of 0.001 to 0.999: there are too few ads to support anything more extreme. */
export const oddsOf = (chance: number): number => logit(chance, 0.001);

export const certaintyOf = (features: Features, weights: Weights): number =>
  logistic(score(features, weights));

/** Mean reading confidence over the letters of all lines; 1 when there are none. */
export function meanLetterConfidence(lines: readonly TextLine[]): number {
  const letters = lines.reduce((sum, { text }) => sum + text.length, 0);
  return letters === 0
    ? 1
    : lines.reduce((sum, { confidence, text }) => sum + confidence * text.length, 0) / letters;
}
