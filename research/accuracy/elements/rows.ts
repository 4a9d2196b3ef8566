import type { AccuracyBaseline, AccuracyFigure } from '../../../packages/contract/src/accuracy.ts';
import { bootstrap, bootstrapPercent } from '../../statistics/bootstrap.ts';

/** Input of one figure. Groups are resampled whole, and baselines are measured on the same draws. */
export interface Row<Group> {
  readonly id: string;
  readonly name: string;
  readonly groups: readonly Group[];
  readonly measure: (groups: readonly Group[]) => number;
  readonly n: number;
  readonly items: string;
  readonly split: string;
  /** Our target; null when none was set. */
  readonly aim: number | null;
  readonly baselines?: readonly {
    readonly name: string;
    readonly measure: (groups: readonly Group[]) => number;
  }[];
}

type Scale = Pick<AccuracyFigure, 'unit' | 'decimals' | 'higherIsBetter' | 'from' | 'to'>;

export const PERCENT: Scale = { unit: '%', decimals: 0, higherIsBetter: true, from: 0, to: 100 };
export const FRACTION: Scale = { unit: '', decimals: 2, higherIsBetter: true, from: 0, to: 1 };
export const CALIBRATION_ERROR: Scale = { unit: '', decimals: 3, higherIsBetter: false, from: 0, to: 0.3 };

export function figureOf<Group>(scale: Scale, row: Row<Group>): AccuracyFigure {
  const { id, name, groups, measure, n, items, split, aim, baselines = [] } = row;
  const drawnOf =
    (of: (drawn: readonly Group[]) => number) =>
    (drawn: readonly number[]): number =>
      of(drawn.map((at) => groups[at]!));
  return {
    id,
    name,
    ...scale,
    ...(scale.unit === '%'
      ? bootstrapPercent(groups.length, drawnOf(measure), n)
      : bootstrap(groups.length, drawnOf(measure))),
    n,
    items,
    split,
    baselines: baselines.map(({ name: other, measure: theirs }): AccuracyBaseline => ({
      name: other,
      value: theirs(groups),
      gain: bootstrap(
        groups.length,
        drawnOf((drawn) => measure(drawn) - theirs(drawn)),
      ),
    })),
    references: aim === null ? [] : [{ name: 'our target', value: aim, source: 'set by us' }],
  };
}
