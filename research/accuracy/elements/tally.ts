import { calibration } from '../../elements/figures.ts';
import { SHOWN_FROM } from '../../../packages/engine/src/elements/decide.ts';
import type { ReliabilityTable } from '../../../packages/contract/src/accuracy.ts';

/** Outcome for one creative: whether the engine stated something, whether that is right, and whether the element is present. */
export interface Verdict {
  readonly said: boolean;
  readonly right: boolean;
  readonly there: boolean;
}

/** A stated probability and whether the statement was right. */
export interface Stated {
  readonly p: number;
  readonly right: boolean;
}

export const isStated = (element: keyof typeof SHOWN_FROM, p: number): boolean => p >= SHOWN_FROM[element];

/** In percent. 0 of 0 is 0, so a resample in which nothing is stated counts as the worst case. */
const share = (part: number, of: number): number => (of === 0 ? 0 : (100 * part) / of);

/** In percent. */
export const precision = (all: readonly Verdict[]): number => {
  const said = all.filter((each) => each.said);
  return share(said.filter(({ right }) => right).length, said.length);
};

/** In percent. */
export const recall = (all: readonly Verdict[]): number =>
  share(
    all.filter(({ said, right, there }) => said && right && there).length,
    all.filter(({ there }) => there).length,
  );

/** Expected calibration error, 0..1. */
export const calibrationError = (all: readonly Stated[]): number => calibration(all).error;

export function reliabilityOf(name: string, all: readonly Stated[]): ReliabilityTable {
  const { bins } = calibration(all);
  return {
    name,
    bins: bins.flatMap(({ said, right, n }, at) =>
      n === 0 ? [] : [{ from: at / bins.length, to: (at + 1) / bins.length, stated: said, right, n }],
    ),
  };
}
