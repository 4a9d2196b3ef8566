import { type SignModel, chanceBy } from '../../logistic.ts';
import { type Seen, remarkSigns } from './remark-signs.ts';

/** For each remark a logistic regression on the signs that it names; `likeness` is how much more often readers made it of ads like this one than of others. */
export type RemarkModel<Remark extends string> = Readonly<Record<Remark, SignModel<string>>>;

export interface LikelyRemark<Remark extends string> {
  readonly remark: Remark;
  /** How likely readers are to make it, 0..1. */
  readonly chance: number;
}

/**
 * What readers are likeliest to say of such an ad first.
 * @param likeness how much more often they said it of ads like this one than of others: 0 is as often, and counts where it is not known
 */
export function likelyRemarks<Remark extends string>(
  fitted: RemarkModel<Remark>,
  seen: Seen,
  likeness: Readonly<Record<Remark, number>> | undefined,
): readonly LikelyRemark<Remark>[] {
  const known = remarkSigns(seen);
  return (Object.keys(fitted) as Remark[])
    .map((remark) => {
      const { weights } = fitted[remark];
      const own: Readonly<Record<string, number>> = { ...known, likeness: likeness?.[remark] ?? 0 };
      const signs = Object.fromEntries(Object.keys(weights).map((name) => [name, own[name] ?? 0]));
      return { remark, chance: chanceBy(fitted[remark], signs) };
    })
    .toSorted((a, b) => b.chance - a.chance);
}
