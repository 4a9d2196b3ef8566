import { judge } from '../../../packages/engine/src/grading/grade.ts';
import type { Creative } from '../../../packages/engine/src/creative.ts';
import type { Analysis } from '../../../packages/engine/src/report.ts';
import type { Measure } from '../../data/measurement-cache.ts';
import { changedCreative, harmlessOf, originalCreative, spoiledOf } from './creatives.ts';
import type { Original } from './originals.ts';

/** What a change did to a banner's grade. */
export interface Outcome {
  readonly kind: string;
  readonly original: string;
  /** Overall scores, 0..100. */
  readonly before: number;
  readonly after: number;
  /** Audit ids of the first three recommendations. */
  readonly advised: readonly string[];
}

export interface SpoiledOutcome extends Outcome {
  readonly isAdvised: boolean;
  /** Whether an ad like this must not run. */
  readonly sinks: boolean;
}

export interface HalfOutcome {
  readonly spoiled: readonly SpoiledOutcome[];
  readonly harmless: readonly Outcome[];
}

/** How many recommendations a reader is expected to look at. */
const LOOKED_AT = 3;

export async function outcomeOf(half: Original['half'], measure: Measure): Promise<HalfOutcome> {
  const graded = async (creative: Creative): Promise<Analysis> =>
    judge(creative, await measure(creative), () => {}).analysis;
  const scores = new Map<string, number>();
  const outcome = async (
    original: Original,
    change: Parameters<typeof changedCreative>[1],
  ): Promise<Outcome> => {
    const { name } = original;
    const before = scores.get(name) ?? scoreOf(await graded(await originalCreative(original)));
    scores.set(name, before);
    const analysis = await graded(await changedCreative(original, change));
    const advised = analysis.recommendations.slice(0, LOOKED_AT).map(({ audit }) => audit);
    return { kind: change.kind, original: name, before, after: scoreOf(analysis), advised };
  };
  const spoiled: SpoiledOutcome[] = [];
  for (const { original, change } of spoiledOf(half)) {
    const found = await outcome(original, change);
    const isAdvised = found.advised.some((audit) => change.expectedAudits.includes(audit));
    spoiled.push({ ...found, isAdvised, sinks: change.mustNotRun === true });
  }
  const harmless: Outcome[] = [];
  for (const { original, change } of harmlessOf(half)) harmless.push(await outcome(original, change));
  return { spoiled, harmless };
}

/** A report without a score says nothing in favor of the ad, so it counts as the lowest. */
const scoreOf = ({ overallScore }: Analysis): number => overallScore ?? 0;
