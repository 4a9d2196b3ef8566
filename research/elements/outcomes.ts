import type { NameCandidate } from '../../packages/engine/src/elements/names/candidates.ts';
import {
  requestCertaintyFeatures,
  offerCertaintyFeatures,
} from '../../packages/engine/src/elements/ranker/request-certainty.ts';
import type { Block } from '../../packages/engine/src/elements/ranker/blocks.ts';
import {
  type Chosen,
  likeliest,
  likeliestName,
  mostAgreed,
  sameRequest,
  sameWords,
} from '../../packages/engine/src/elements/ranker/choose.ts';
import type { Features } from '../../packages/engine/src/elements/ranker/features.ts';
import {
  type Chance,
  certaintyFeatures,
  meanLetterConfidence,
} from '../../packages/engine/src/elements/ranker/rank.ts';
import type { LabeledCreative } from './labeled.ts';
import { ELEMENTS, type ElementName, type Staged } from './staged.ts';
import { headlineF1, elementScore } from './truth.ts';

export interface Outcome {
  readonly item: LabeledCreative;
  readonly fold: number;
  readonly text: string | null;
  readonly features: Features;
  /** How right the text is, 0..1. */
  readonly right: number;
  readonly there: boolean;
  /** Whether the true answer is undisputed. */
  readonly known: boolean;
}

/** The choice for each creative by weights fitted without its fold. */
export function outcomesOf(
  all: readonly Staged[],
): Readonly<Record<'headline' | ElementName, readonly Outcome[]>> {
  const outcome = (
    one: Staged,
    chosen: { text: string; together: number; candidate: unknown } | null,
    right: number,
    there: boolean,
    known = true,
    more: Features = {},
  ): Outcome => ({
    item: one.item,
    fold: one.fold,
    text: chosen?.text ?? null,
    features: {
      ...certaintyFeatures(
        chosen?.together ?? 0,
        linesOf(chosen?.candidate),
        meanLetterConfidence(one.item.scene.lines),
      ),
      ...more,
    },
    right,
    there,
    known,
  });
  return {
    headline: all.map((one) => {
      const chosen = mostAgreed(one.headline);
      const right = chosen ? headlineF1(chosen.text, one.item.truth.headline) : 0;
      return outcome(one, chosen, right, one.item.truth.headline !== '');
    }),
    ...(Object.fromEntries(
      ELEMENTS.map((name) => [
        name,
        all.map((one) => {
          const chosen =
            name === 'brand'
              ? likeliestName(one.found.brand as readonly Chance<NameCandidate>[])
              : likeliest(one.found[name]!, name === 'request' ? sameRequest : sameWords);
          const truth = one.item.truth[name];
          const right = chosen ? elementScore(name, chosen.text, truth) : 0;
          return outcome(
            one,
            chosen,
            right,
            truth !== '',
            !one.item.disputed.includes(name),
            chosen ? figuresOf(name, chosen as Chosen<Block>, one) : {},
          );
        }),
      ]),
    ) as Record<ElementName, Outcome[]>),
  };
}

function figuresOf(name: ElementName, chosen: Chosen<Block>, { found, roles }: Staged): Features {
  if (name === 'brand') return {};
  return name === 'offer'
    ? offerCertaintyFeatures(chosen, found.offer!, roles)
    : requestCertaintyFeatures(chosen, found.request!);
}

const linesOf = (candidate: unknown): Block['lines'] => {
  if (candidate === undefined) return [];
  if (typeof candidate === 'object' && candidate !== null && 'lines' in candidate)
    return (candidate as Block).lines;
  const { alone, within } = candidate as { alone: readonly Block[]; within: readonly Block[] };
  return (alone.length > 0 ? alone : within).flatMap(({ lines }) => lines).slice(0, 3);
};
