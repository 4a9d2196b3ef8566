import type { Hit, Pull, PullPart } from '../../../artifacts/copy-artifacts.ts';
import { DRIVER_NAMES, driversOf } from './drivers.ts';
import type { MeasuredAmount } from './measures.ts';
import { PULL_MODEL, type PullModel } from './model.ts';
import { type PullText, pullTextOf } from './pull-text.ts';
import { type Term, termsOf } from './terms.ts';
import { thousandths } from '../../../rounded.ts';

/** Minimum effect on the strength for a part to be reported. */
const NOTABLE = 0.02;

/** Scale at which the logistic curve is closest to the normal distribution. */
const PROBIT = 1.702;

/** How strongly a text attracts readers, by a linear model. English only. */
export function pullOf(copy: string, model: PullModel = PULL_MODEL): Pull {
  const of = pullTextOf(copy);
  const parts = [...driverParts(of, model), ...termParts(of, model)];
  const strength = parts.reduce((sum, { effect }) => sum + effect, -model.centre);
  return {
    lead: { start: of.start, end: of.start + of.text.length },
    strength: thousandths(strength),
    rank: thousandths(100 / (1 + Math.exp((-PROBIT * strength) / model.spread))),
    parts: together(parts)
      .filter(({ effect, seen, name }) => seen && name !== '' && Math.abs(effect) >= NOTABLE)
      .toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect))
      .map(({ name, effect, hits }): PullPart => ({ name, effect: thousandths(effect), hits })),
    unused: parts
      .filter(({ seen, weight, pointed }) => pointed && !seen && weight >= NOTABLE)
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ name, weight }) => ({ name, effect: thousandths(weight) })),
  };
}

interface Part {
  /** Empty for what has no name, such as punctuation at a headline's end. */
  readonly name: string;
  readonly effect: number;
  /** Strength gained by one more of it. */
  readonly weight: number;
  readonly hits: readonly Hit[];
  /** Whether the text has it at all, so that it can be reported. */
  readonly seen: boolean;
  /** Whether it is located in the text, as opposed to a measure of the whole text. */
  readonly pointed: boolean;
}

function driverParts(of: PullText, { drivers }: PullModel): Part[] {
  const seen = driversOf(of);
  return drivers.map(({ id, weight, usual }) => {
    const { value, hits } = seen.get(id) ?? NOTHING;
    return {
      name: DRIVER_NAMES[id] ?? id,
      effect: weight * (value - usual),
      weight,
      hits: hits.map((hit) => moved(hit, of.start)),
      seen: value !== 0,
      pointed: hits.length > 0 || value === 0,
    };
  });
}

const NOTHING: MeasuredAmount = { value: 0, hits: [] };

function termParts(of: PullText, model: PullModel): Part[] {
  const weights = weightsOf(model);
  return termsOf(of.text).flatMap((found): Part[] => {
    const weight = weights.get(found.term);
    if (weight === undefined) return [];
    const hit = moved({ ...found, text: of.text.slice(found.start, found.end) }, of.start);
    const name = nameOf(found, hit.text);
    return [{ name, effect: weight, weight, hits: [hit], seen: true, pointed: true }];
  });
}

/** Display name of a term; empty when it is only punctuation. */
function nameOf({ term }: Term, text: string): string {
  const words = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  if (words === '') return '';
  if (term.startsWith('^')) return `“${words}” at the start`;
  if (term.endsWith('$')) return `“${words}” at the end`;
  return /^[.?!:…]/.test(term) ? `a sentence that begins with “${words}”` : `“${words}”`;
}

const weightsCache = new WeakMap<PullModel, ReadonlyMap<string, number>>();

function weightsOf(model: PullModel): ReadonlyMap<string, number> {
  const weights = weightsCache.get(model) ?? new Map(model.terms.map(({ term, weight }) => [term, weight]));
  weightsCache.set(model, weights);
  return weights;
}

/** Merges measures with the same name into one part. */
function together(parts: readonly Part[]): Part[] {
  const byName = new Map<string, Part>();
  for (const part of parts) {
    const other = byName.get(part.name);
    byName.set(part.name, other ? joined(other, part) : part);
  }
  return [...byName.values()];
}

const joined = (one: Part, other: Part): Part => ({
  ...one,
  effect: one.effect + other.effect,
  hits: [...one.hits, ...other.hits],
  seen: one.seen || other.seen,
});

const moved = ({ text, start, end }: Hit, by: number): Hit => ({ text, start: start + by, end: end + by });
