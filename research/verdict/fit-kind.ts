import type { Impression } from '../../packages/engine/src/artifacts/impression.ts';
import { encodeWeights } from '../../packages/engine/src/gatherers/impression/index.ts';
import type { LikelyRemark, RemarkModel } from '../../packages/engine/src/writer/remarks/likely-remarks.ts';
import type { RemarkInputs } from '../../packages/engine/src/writer/remarks/remark-signs.ts';
import { outOfFoldPredictions, weightsOn } from '../grade/impressions.ts';
import type { KernelOptions } from '../grade/picture-kernel.ts';
import { fitSigns } from '../statistics/logistic.ts';
import type { JudgedRemarks } from './print-remark-hit-rates.ts';
import type { Remarked, RemarkedCreatives } from './remarked.ts';

const RIDGE = 0.005;
/** Penalty of the ridge on visual and text features. For weaknesses, 1 to 2 do equally well on held-out creatives. */
const PENALTY = 2;
/** Target of a named remark in the ridge, so that its outputs vary as much as the other signs. */
const NAMED = 2.5;
const FOLDS = 10;

/** A kind of remark that readers make on ads. */
export interface RemarkKind<Remark extends string> extends Required<KernelOptions> {
  readonly plural: string;
  readonly remarks: readonly Remark[];
  /** Remarks that readers named, by creative. */
  readonly named: Readonly<Record<string, readonly string[]>>;
  /** Field of the impression that holds the ridge's output. */
  readonly artifact: 'heldAgainst' | 'praised';
  /** Ranks the likely remarks on an ad, as the product does. */
  tell(seen: RemarkInputs, model: RemarkModel<Remark>): readonly LikelyRemark<Remark>[];
}

/**
 * Fits one kind of remark: a ridge on visual and text features, then a logistic regression on the audits and on what the ridge
 * says of creatives that it did not see.
 * @throws when there are no reader remarks for a creative
 */
export function fitKind<Remark extends string>(
  { remarks, named, artifact, tell }: RemarkKind<Remark>,
  { items, kernel, folds, signs }: RemarkedCreatives,
) {
  type Likeness = Readonly<Record<Remark, readonly number[]>>;
  const namedOf = items.map(({ key }) => {
    const own = named[key];
    if (!own) throw new Error(`Nothing says what readers named of ${key}.`);
    return new Set(own);
  });
  /** NAMED where readers named it, minus the mean, so that 0 is neutral. */
  const targets = recordOf(remarks, (remark) => {
    const marks = namedOf.map((own): number => (own.has(remark) ? NAMED : 0));
    const mean = marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
    return marks.map((mark) => mark - mean);
  });
  /** Output of the ridge for every creative. Those it is fitted on are predicted without their folds. */
  const likenessBy = (among: readonly number[]): Likeness =>
    outOfFoldPredictions(targets, { kernel, folds, among, penalty: PENALTY });
  const fitted = (at: readonly number[], likeness: Likeness): RemarkModel<Remark> =>
    recordOf(remarks, (remark) =>
      fitSigns(
        [...signs, 'likeness'],
        at.map((each) => ({ ...items[each]!.signs, likeness: likeness[remark][each]! })),
        at.map((each) => namedOf[each]!.has(remark)),
        RIDGE,
      ),
    );
  const withLikeness = ({ seen }: Remarked, at: number, likeness: Likeness): RemarkInputs => {
    const impression = {
      ...seen.artifacts.impression,
      [artifact]: recordOf(remarks, (remark) => likeness[remark][at]!),
    };
    return { ...seen, artifacts: { ...seen.artifacts, impression: impression as unknown as Impression } };
  };
  const parts = [...new Set(folds)].toSorted();
  const partOf = (at: number): number => parts.indexOf(folds[at]!) % FOLDS;
  const judged = Array.from({ length: FOLDS }, (_, part): JudgedRemarks<Remark>[] => {
    const likeness = likenessBy([...folds.keys()].filter((at) => partOf(at) !== part));
    const among = [...items.keys()];
    const model = fitted(
      among.filter((at) => partOf(at) !== part),
      likeness,
    );
    return among
      .filter((at) => partOf(at) === part)
      .map((at) => ({
        set: items[at]!.set,
        named: namedOf[at]!,
        likely: tell(withLikeness(items[at]!, at, likeness), model),
      }));
  }).flat();
  const ridges = recordOf(remarks, (remark) => {
    const { intercept, weights } = weightsOn(kernel, targets[remark], PENALTY);
    return { intercept, weights: encodeWeights(Float16Array.from(weights)) };
  });
  return { judged, ridges, model: fitted([...items.keys()], likenessBy([...folds.keys()])) };
}

const recordOf = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;
