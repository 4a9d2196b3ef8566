import { MERITS, type Merit, WEAKNESSES, type Weakness } from '../artifacts/remarks.ts';
import type { RemarkModel } from '../writer/remarks/likely-remarks.ts';

/** A model that gives each remark these log odds for any ad. Remarks not listed get -9, which is close to never. */
const modelOf =
  <Remark extends string>(remarks: readonly Remark[]) =>
  (odds: Readonly<Record<string, number>>): RemarkModel<Remark> =>
    Object.fromEntries(
      remarks.map((remark) => [remark, { intercept: odds[remark] ?? -9, weights: {} }]),
    ) as unknown as RemarkModel<Remark>;

export const weaknessModelOf = modelOf<Weakness>(WEAKNESSES);
export const meritModelOf = modelOf<Merit>(MERITS);
