import { mean } from '../elements/figures.ts';
import { spearman } from '../statistics/ridge.ts';
import { type FittedBlend, blendedOverall, meanRating } from './fit-blend.ts';
import type { ReviewedCreative } from './reviewed-creatives.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Mean overall rating by the judges. */
export const judgedOverall = ({ judges }: ReviewedCreative): number =>
  mean(judges.map(({ overall }) => overall));

/** Prints how well the measured, the reader's and the blended scores follow the judges, set by set. */
export function printBlend(creatives: readonly ReviewedCreative[], { blendFor }: FittedBlend): void {
  for (const [set, own] of Map.groupBy(creatives, (each) => each.set)) {
    const judged = own.map(judgedOverall);
    const blended = own.map((each) => blendedOverall(each, each.reader, blendFor(each)));
    const held = own.flatMap((each, at) => {
      const blend = blendFor(each);
      const share = mean(Object.values(blend.shares));
      return each.judges.map(
        (judge) => Math.abs(blended[at]! - blendedOverall(each, judge, blend)) <= share * blend.overallDoubt,
      );
    });
    const following = (scores: readonly number[]): string => spearman(scores, judged).toFixed(3);
    say(
      `${set} (n ${own.length}) with the judges: measured ${following(own.map(({ overall }) => overall))}, read ${following(
        own.map(({ reader, shares }) => meanRating(reader, shares)),
      )}, blended ${following(blended)}; within the doubt when a judge reads: ${mean(held.map(Number)).toFixed(2)}`,
    );
  }
}
