import { calibration, SHOWN } from '../../elements/figures.ts';
import type { ReliabilityTable } from '../../../packages/contract/src/accuracy.ts';

/** One creative: whether something was said of it, whether that is right, whether there was something to say. */
export interface Verdict {
  readonly said: boolean;
  readonly right: boolean;
  readonly there: boolean;
}

/** What was stated of one thing and how it came out. */
export interface Stated {
  readonly p: number;
  readonly right: boolean;
}

export const isSaid = (p: number): boolean => p >= SHOWN;

/** In percent; 0 of none is 0, so that a resample in which nothing is said counts as the worst. */
const share = (part: number, of: number): number => (of === 0 ? 0 : (100 * part) / of);

/** Of what is said, how much is right, in percent. */
export const precision = (all: readonly Verdict[]): number => {
  const said = all.filter((each) => each.said);
  return share(said.filter(({ right }) => right).length, said.length);
};

/** Of what is there, how much is said and right, in percent. */
export const recall = (all: readonly Verdict[]): number =>
  share(
    all.filter(({ said, right, there }) => said && right && there).length,
    all.filter(({ there }) => there).length,
  );

/** Expected calibration error, 0..1. */
export const offBy = (all: readonly Stated[]): number => calibration(all).error;

export function reliabilityOf(name: string, all: readonly Stated[]): ReliabilityTable {
  const { bins } = calibration(all);
  return {
    name,
    bins: bins.flatMap(({ said, right, n }, at) =>
      n === 0 ? [] : [{ from: at / bins.length, to: (at + 1) / bins.length, stated: said, right, n }],
    ),
  };
}
