import { type JudgedOutcome, crossValidatedCertainty } from '../../elements/certainty.ts';
import { type LabeledCreative, labeledCreatives } from '../../elements/labeled.ts';
import type { SetName } from '../../elements/sets.ts';
import { ELEMENTS, type ElementName } from '../../elements/staged.ts';
import { type Fitted, fitStages, staged } from '../../elements/stages.ts';
import { elementScore, headlineF1 } from '../../elements/truth.ts';
import { certaintyOf } from '../../../packages/engine/src/elements/ranker/rank.ts';
import { type Guess, cornerLine, firstPanelWithVerb, largestLine, largestPrice } from './guesses.ts';
import { type Stated, type Verdict, isStated } from './tally.ts';

/** Cross-validated output for one creative, next to the output of the naive guesses. */
export interface ElementResult {
  readonly headline: { readonly there: boolean; readonly share: number; readonly guessed: number };
  /** null when the true answer is disputed. */
  readonly elements: Readonly<Record<ElementName, { readonly own: Verdict; readonly guess: Verdict } | null>>;
  /** The proposed brand, stated or not, with the certainty of the fitted curve and the ranker's raw chance; null for none. */
  readonly brand: { readonly curve: Stated; readonly plain: Stated } | null;
  readonly lines: readonly StatedLine[];
}

/** `role` is the index of the true role in LINE_ROLES. */
export interface StatedLine extends Stated {
  readonly role: number;
}

const GUESSES: Readonly<Record<ElementName, { readonly guess: Guess; readonly name: string }>> = {
  brand: { guess: cornerLine, name: 'the line nearest a corner' },
  request: { guess: firstPanelWithVerb, name: 'the first line on a panel with a call-to-action verb' },
  offer: { guess: largestPrice, name: 'the largest line with a price or percent' },
};
export const guessName = (element: ElementName): string => GUESSES[element].name;

const RIGHT = 0.5;

/** Cross-validated output for all labeled creatives. @param cache scene cache folder, as written by `fit:elements` */
export async function crossValidatedElements(
  data: string,
  cache: string,
): Promise<Readonly<Record<SetName, readonly ElementResult[]>>> {
  const items = await labeledCreatives(data, cache);
  const { outcomes, roles } = fitStages(staged(items));
  const brand = crossValidatedCertainty(outcomes.brand).predictions;
  const said = {
    brand,
    request: crossValidatedCertainty(outcomes.request).predictions,
    offer: crossValidatedCertainty(outcomes.offer).predictions,
  };
  const all = items.map((item, at) => ({
    set: item.set,
    headline: {
      there: outcomes.headline[at]!.there,
      share: outcomes.headline[at]!.right,
      guessed: headlineF1(largestLine(item.scene) ?? '', item.truth.headline),
    },
    elements: Object.fromEntries(
      ELEMENTS.map((name) => [
        name,
        item.disputed.includes(name)
          ? null
          : { own: verdictOf(name, said[name][at]!), guess: guessed(name, item) },
      ]),
    ) as ElementResult['elements'],
    brand: statedOf(brand[at]!),
    lines: linesOf(item, roles),
  }));
  const of = (name: SetName): readonly ElementResult[] => all.filter(({ set }) => set === name);
  return { ads: of('ads'), banners: of('banners'), drawn: of('drawn'), mockups: of('mockups') };
}

/** @param judged lines with a known role, of all creatives, in order */
function linesOf(item: LabeledCreative, judged: Fitted['roles']): StatedLine[] {
  const known = (item.roles ?? []).filter((role) => role >= 0);
  return judged
    .filter((line) => line.item === item)
    .map(({ p, right }, at) => ({ p, right, role: known[at]! }));
}

const verdictOf = (element: ElementName, { p, right, there }: JudgedOutcome): Verdict => ({
  said: isStated(element, p),
  right,
  there,
});

function statedOf({ outcome, p, right }: JudgedOutcome): ElementResult['brand'] {
  if (outcome.text === null) return null;
  return {
    curve: { p, right },
    plain: { p: certaintyOf({ chance: outcome.features['chance']! }, { chance: 1 }), right },
  };
}

/** The naive guess for one creative, judged by the same rule as the engine's choice. */
export function guessed(name: ElementName, { scene, truth }: LabeledCreative): Verdict {
  const found = GUESSES[name].guess(scene);
  const right = found !== null && elementScore(name, found, truth[name]) >= RIGHT;
  return { said: found !== null, right, there: truth[name] !== '' };
}
