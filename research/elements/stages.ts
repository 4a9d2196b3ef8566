import { LINE_ROLES, type LineRole } from '../../packages/engine/src/elements/elements.ts';
import type { Block } from '../../packages/engine/src/elements/ranker/blocks.ts';
import type { ChoiceWeights, Weights } from '../../packages/engine/src/elements/ranker/choice.ts';
import type { Features } from '../../packages/engine/src/elements/ranker/features.ts';
import {
  type Chance,
  type ElementModel,
  type LineChances,
  type Row,
  candidatesOf,
  chancesOf,
  chancePerLine,
  linesOfBlock,
  linesOfName,
  roleChances,
  roleFeatures,
} from '../../packages/engine/src/elements/ranker/rank.ts';
import { type Choice, type ChoiceModel, fitChoice } from './choice-model.ts';
import type { LabeledCreative } from './labeled.ts';
import { type Outcome, outcomesOf } from './outcomes.ts';
import { ELEMENTS, type ElementName, type Staged } from './staged.ts';
import { type RoleRow, fitRoles } from './role-model.ts';
import { headlineF1, elementScore } from './truth.ts';

export const FOLDS = 8;

/** Ridges of the linear weights and of the roles, tuned on these folds before patterns existed. Results hardly depend on them. */
const RIDGE = {
  headline: 0.015,
  brand: 0.03,
  request: 0.01,
  offer: 0.02,
  roles: 0.02,
} as const;
/**
 * Training weight of a picture. Real ads are fewer, and their senders and requests are harder to find. Our own banners phrase
 * requests in few ways and for one goal, so learning from them unlearns which of two requests an ad is for. Mockups phrase them
 * in so many ways that at full weight an offer becomes a request.
 */
const WEIGHT = {
  ads: { headline: 1.5, brand: 3.5, request: 2.5, offer: 1 },
  banners: { headline: 1, brand: 1, request: 1, offer: 1 },
  drawn: { headline: 1, brand: 1, request: 0, offer: 1 },
  mockups: { headline: 1, brand: 1, request: 0.5, offer: 1 },
} as const;
/** Exponent of a headline's score: half a headline counts as a quarter. */
const SHARPER = 2;

export function staged(items: readonly LabeledCreative[]): Staged[] {
  const groups = [...new Set(items.map(({ fold }) => fold))].toSorted();
  return items.map((item) => ({
    item,
    candidates: candidatesOf(item.scene),
    fold: groups.indexOf(item.fold) % FOLDS,
    headline: [],
    found: {},
    roles: [],
  }));
}

const namesOf = (rows: readonly Features[]): string[] => [
  ...new Set(rows.flatMap((row) => Object.keys(row))),
];
const rowOf = (features: Features, names: readonly string[]): Float64Array =>
  Float64Array.from(names, (name) => features[name] ?? 0);

/** Weights per unit of the raw feature. Leaves out those with a negligible effect. */
function plainWeights(names: readonly string[], weights: Float64Array, scales: Float64Array): Weights {
  const kept = names.flatMap((name, at) =>
    Math.abs(weights[at]!) < LEAST ? [] : [[name, Number((weights[at]! / scales[at]!).toPrecision(4))]],
  );
  return Object.fromEntries(kept) as Weights;
}
const LEAST = 0.015;

/** The same model for raw features, neither centered nor scaled. */
function plainChoice(
  names: readonly string[],
  { means, scales, weights, patterns }: ChoiceModel,
): ChoiceWeights {
  return {
    alone: plainWeights(names, weights, scales),
    figures: names,
    patterns: patterns.map(({ start, counts, weights: own }) => {
      const each = Array.from(own, (weight, at) => weight / scales[at]!);
      const rounded = (value: number): number => Number(value.toPrecision(3));
      return {
        start: rounded(each.reduce((sum, weight, at) => sum - weight * means[at]!, start)),
        counts: rounded(counts),
        weights: each.map(rounded),
      };
    }),
  };
}

interface Graded {
  readonly fold: number;
  readonly features: readonly Features[];
  readonly right: readonly number[];
  readonly weight: number;
}

function fitOn(graded: readonly Graded[], ridge: number, none: boolean): ChoiceWeights {
  const names = [
    ...namesOf(graded.flatMap(({ features }) => features.slice(0, 3))),
    ...(none ? ['none'] : []),
  ];
  const choices: Choice[] = graded
    .map(({ features, right, weight }) => ({
      rows: [...features, ...(none ? [{ none: 1 }] : [])].map((row) => rowOf(row, names)),
      right: [...right, ...(none ? [Math.max(0, ...right) > 0 ? 0 : 1] : [])],
      weight,
    }))
    .filter(({ right, weight }) => weight > 0 && Math.max(0, ...right) > 0);
  return plainChoice(names, fitChoice(choices, ridge));
}

/** Cross-validates: fits on the other folds and applies to each, then fits on all. */
function crossValidateStage<C>(
  all: readonly Staged[],
  rows: (one: Staged) => readonly Row<C>[],
  right: (text: string, one: Staged) => number,
  name: 'headline' | ElementName,
): { readonly chances: readonly (readonly Chance<C>[])[]; readonly weights: ChoiceWeights } {
  const none = name !== 'headline';
  const ridge = RIDGE[name];
  const own = all.map(rows);
  const graded = all.map((one, at) => ({
    fold: one.fold,
    weight: one.item.disputed.includes(name) ? 0 : WEIGHT[one.item.set][name],
    features: own[at]!.map(({ features }) => features),
    right: own[at]!.map(({ text }) => right(text, one)),
  }));
  const byFold = Array.from({ length: FOLDS }, (_, fold) =>
    fitOn(
      graded.filter((each) => each.fold !== fold),
      ridge,
      none,
    ),
  );
  return {
    chances: all.map((one, at) => chancesOf(own[at]!, byFold[one.fold]!)),
    weights: fitOn(graded, ridge, none),
  };
}

const chanceOfBlock = (chances: readonly Chance<Block>[]): ReadonlyMap<Block, number> =>
  new Map(chances.map(({ candidate, chance }) => [candidate, chance]));

export interface Fitted {
  readonly model: Omit<ElementModel, 'certainty'>;
  readonly outcomes: Readonly<Record<'headline' | ElementName, readonly Outcome[]>>;
  readonly roles: readonly { readonly item: LabeledCreative; readonly p: number; readonly right: boolean }[];
}

/** Fits all stages. Each is trained on the previous stage's output for folds that it had not seen. */
export function fitStages(all: readonly Staged[]): Fitted {
  const headline = crossValidateStage(
    all,
    ({ candidates }) => candidates.headline,
    (text, { item }) => headlineF1(text, item.truth.headline) ** SHARPER,
    'headline',
  );
  all.forEach((one, at) => (one.headline = headline.chances[at]!));
  const elements = Object.fromEntries(
    ELEMENTS.map((name) => {
      const fit = crossValidateStage(
        all,
        ({ candidates, headline: chances }) =>
          candidates[name](chanceOfBlock(chances)) as readonly Row<unknown>[],
        (text, { item }) => elementScore(name, text, item.truth[name]),
        name,
      );
      all.forEach((one, at) => (one.found[name] = fit.chances[at]!));
      return [name, fit.weights];
    }),
  ) as Record<ElementName, ChoiceWeights>;
  const roles = fitRoleStage(all);
  for (const one of all) {
    const held = lineChancesOf(one);
    const weights = roles.byFold[one.fold]!;
    one.roles = one.candidates.lines.map((line) => roleChances(roleFeatures(line, held), weights));
  }
  return {
    model: { headline: headline.weights, ...elements, roles: roles.weights },
    outcomes: outcomesOf(all),
    roles: roles.judged,
  };
}

function lineChancesOf({ item, headline, found }: Staged): LineChances {
  const count = item.scene.lines.length;
  return {
    headline: chancePerLine(count, headline, linesOfBlock),
    brand: chancePerLine(count, found.brand as never, linesOfName),
    request: chancePerLine(count, found.request as never, linesOfBlock),
    offer: chancePerLine(count, found.offer as never, linesOfBlock),
  };
}

function fitRoleStage(all: readonly Staged[]): {
  readonly weights: ElementModel['roles'];
  readonly judged: Fitted['roles'];
  readonly byFold: readonly ElementModel['roles'][];
} {
  const labeledLines = all.flatMap((one) =>
    one.item.roles
      ? one.candidates.lines.map((line, at) => ({
          one,
          features: roleFeatures(line, lineChancesOf(one)),
          role: one.item.roles![at]!,
        }))
      : [],
  );
  const known = labeledLines.filter(({ role }) => role >= 0);
  const names = namesOf(known.slice(0, 50).map(({ features }) => features)).filter(
    (name) => name !== 'constant',
  );
  const rows: (RoleRow & { fold: number })[] = known.map(({ features, role, one }) => ({
    row: rowOf(features, names),
    role,
    fold: one.fold,
  }));
  const weightsOf = (some: readonly RoleRow[]): ElementModel['roles'] => {
    const { means, scales, weights } = fitRoles(some, LINE_ROLES.length, RIDGE.roles);
    return Object.fromEntries(
      LINE_ROLES.map((role, at) => {
        const own = weights[at]!;
        const constant =
          own[names.length]! - names.reduce((sum, _, c) => sum + (own[c]! * means[c]!) / scales[c]!, 0);
        const weighed: Weights = { ...plainWeights(names, own.slice(0, names.length), scales), constant };
        return [role, weighed];
      }),
    ) as Record<LineRole, Weights>;
  };
  const byFold = Array.from({ length: FOLDS }, (_, fold) =>
    weightsOf(rows.filter((row) => row.fold !== fold)),
  );
  const judged = known.map(({ one, features, role }) => {
    const chances = roleChances(features, byFold[one.fold]!);
    const best = LINE_ROLES.reduce((a, b) => (chances[b] > chances[a] ? b : a));
    return { item: one.item, p: chances[best], right: LINE_ROLES[role] === best };
  });
  return { weights: weightsOf(rows), judged, byFold };
}
