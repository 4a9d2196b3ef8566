import { type LogisticModel, predictProbability } from '../../logistic.ts';
import { type RemarkInputs, remarkSigns } from './remark-signs.ts';

/** One logistic regression per remark, on the signs it names. The sign `likeness` is explained at `likelyRemarks`. */
export type RemarkModel<Remark extends string> = Readonly<Record<Remark, LogisticModel<string>>>;

export interface LikelyRemark<Remark extends string> {
  readonly remark: Remark;
  /** How likely readers are to make it, 0..1. */
  readonly chance: number;
}

/**
 * Remarks with the chance that readers make them about such an ad, likeliest first.
 * @param likeness how much more often readers made the remark about similar ads than about others; 0 means as often, and is the default
 */
export function likelyRemarks<Remark extends string>(
  fitted: RemarkModel<Remark>,
  seen: RemarkInputs,
  likeness: Readonly<Record<Remark, number>> | undefined,
): readonly LikelyRemark<Remark>[] {
  const known = remarkSigns(seen);
  return (Object.keys(fitted) as Remark[])
    .map((remark) => {
      const { weights } = fitted[remark];
      const own: Readonly<Record<string, number>> = { ...known, likeness: likeness?.[remark] ?? 0 };
      const signs = Object.fromEntries(Object.keys(weights).map((name) => [name, own[name] ?? 0]));
      return { remark, chance: predictProbability(fitted[remark], signs) };
    })
    .toSorted((a, b) => b.chance - a.chance);
}
