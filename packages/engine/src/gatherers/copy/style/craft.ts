import { z } from 'zod';
import type { Copy, Craft, Hit, PullPart } from '../../../artifacts/copy-artifacts.ts';
import { type Word, wordsOf } from '../words.ts';
import data from './craft-model.json' with { type: 'json' };
import { momentsIn, spelledNumbersIn } from './details.ts';
import { TRAIT_NAMES } from './trait-names.ts';
import { type TraitInput, traitsOf } from './traits.ts';

const trait = z.object({ mean: z.number(), scale: z.number(), weight: z.number() });

/** Weights from `npm run fit:copy`, in rating points per standard deviation of a trait. */
const craftModel = z.object({
  fittedOn: z.string(),
  intercept: z.number(),
  traits: z.record(z.string(), trait),
});
export type CraftModel = z.infer<typeof craftModel>;

/** The inputs of the traits: everything measured in a copy. */
export type MeasuredCopy = Omit<Copy, 'craft'>;

/** Maximum distance of a trait from its mean that counts, in standard deviations. */
const FAR = 6;

/** Minimum effect on the rating, in points, for a part to be reported. */
const NOTABLE = 0.8;

let loaded: CraftModel | null = null;

/** Predicts the panel's rating of copy that reads like this. */
export function craftOf(copy: MeasuredCopy, words: readonly Word[] = wordsOf(copy.text)): Craft {
  loaded ??= craftModel.parse(data);
  const written = traitInputOf(copy, words);
  const parts = partsOf(traitsOf(written), loaded);
  const rating = parts.reduce((sum, { effect }) => sum + effect, loaded.intercept);
  return {
    rating: rounded(Math.min(100, Math.max(0, rating))),
    parts: named(parts, written.found),
  };
}

interface Effect {
  readonly id: string;
  readonly effect: number;
}

export const partsOf = (traits: ReadonlyMap<string, number>, model: CraftModel): Effect[] =>
  Object.entries(model.traits).map(([id, { mean, scale, weight }]) => ({
    id,
    effect: weight * Math.max(-FAR, Math.min(FAR, ((traits.get(id) ?? 0) - mean) / scale)),
  }));

/** The hits of a copy under the traits' names. */
export function traitInputOf(copy: MeasuredCopy, words: readonly Word[] = wordsOf(copy.text)): TraitInput {
  const { style, specifics, policy } = copy;
  return {
    text: copy.text,
    words,
    sentences: copy.sentences,
    found: {
      worn: style.worn,
      demeaning: style.demeaning,
      scares: style.scares,
      bait: style.bait,
      slips: style.slips,
      candor: style.candor,
      company: style.companyNews,
      claims: policy.filter(({ rule }) => rule === 'claims'),
      spelled: spelledNumbersIn(copy.text),
      moments: momentsIn(copy.text),
      prices: specifics.prices,
      percentages: specifics.percentages,
      names: specifics.names,
      jargon: copy.jargon,
      benefits: copy.benefits,
      positive: copy.positive,
      negative: copy.negative,
      proof: copy.proof,
      requests: copy.callsToAction,
      offers: copy.offers,
      sensory: copy.sensory,
      repeated: copy.repeated,
      substance: copy.substance,
      curiosity: copy.curiosity,
      guarantees: copy.guarantees,
      misspelled: copy.misspelled,
      features: copy.features,
      reader: copy.secondPerson,
      self: copy.firstPerson,
    },
  };
}

/** Merges traits with the same name into one part and drops those without a name. */
function named(effects: readonly Effect[], found: TraitInput['found']): PullPart[] {
  const byName = Map.groupBy(
    effects.filter(({ id }) => TRAIT_NAMES[id] !== undefined),
    ({ id }) => TRAIT_NAMES[id]!,
  );
  return [...byName]
    .map(([name, of]) => ({
      name,
      effect: rounded(of.reduce((sum, { effect }) => sum + effect, 0)),
      hits: hitsOf(of, found),
    }))
    .filter(({ effect }) => Math.abs(effect) >= NOTABLE)
    .toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect));
}

const hitsOf = (effects: readonly Effect[], found: TraitInput['found']): readonly Hit[] =>
  effects.map(({ id }) => found[id.replace(/Rate$/, '')]).find((hits) => hits !== undefined) ?? [];

const rounded = (value: number): number => Math.round(value * 10) / 10;
