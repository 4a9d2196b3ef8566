import type { Impression } from '../../packages/engine/src/artifacts/impression.ts';
import { encodeWeights } from '../../packages/engine/src/gatherers/impression/index.ts';
import type { LikelyRemark, RemarkModel } from '../../packages/engine/src/writer/remarks/likely-remarks.ts';
import type { Seen } from '../../packages/engine/src/writer/remarks/remark-signs.ts';
import { saidUnseen, weightsOn } from '../grade/impressions.ts';
import type { KernelOptions } from '../grade/picture-kernel.ts';
import { fitSigns } from '../statistics/logistic.ts';
import type { JudgedRemarks } from './print-named.ts';
import type { Remarked, RemarkedCreatives } from './remarked.ts';

const RIDGE = 0.005;
/** Of the ridge on what is seen and said; for weaknesses 1 to 2 tell left-out creatives alike. */
const PENALTY = 2;
/** What a named remark counts in it, so that the ridge’s figures differ as much as other signs do. */
const NAMED = 2.5;
const FOLDS = 10;

/** A kind of remark that readers make on ads. */
export interface RemarkKind<Remark extends string> extends Required<KernelOptions> {
  readonly plural: string;
  readonly remarks: readonly Remark[];
  /** What readers named of each creative. */
  readonly named: Readonly<Record<string, readonly string[]>>;
  /** Of the impression, where what the ridge says stands. */
  readonly artifact: 'heldAgainst' | 'praised';
  /** What the product tells of an ad. */
  tell(seen: Seen, model: RemarkModel<Remark>): readonly LikelyRemark<Remark>[];
}

/**
 * One kind of remark: a ridge on what is seen and said, then a logistic regression on what was judged and what the ridge says of
 * creatives that it did not see.
 * @throws where nothing says what readers named of a creative
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
  /** NAMED where readers named it, less the mean: 0 says nothing. */
  const targets = recordOf(remarks, (remark) => {
    const marks = namedOf.map((own): number => (own.has(remark) ? NAMED : 0));
    const mean = marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
    return marks.map((mark) => mark - mean);
  });
  /** What the ridge says of every creative, of those that it is fitted on without their folds. */
  const likenessBy = (among: readonly number[]): Likeness =>
    saidUnseen(targets, { kernel, folds, among, penalty: PENALTY });
  const fitted = (at: readonly number[], likeness: Likeness): RemarkModel<Remark> =>
    recordOf(remarks, (remark) =>
      fitSigns(
        [...signs, 'likeness'],
        at.map((each) => ({ ...items[each]!.signs, likeness: likeness[remark][each]! })),
        at.map((each) => namedOf[each]!.has(remark)),
        RIDGE,
      ),
    );
  const withLikeness = ({ seen }: Remarked, at: number, likeness: Likeness): Seen => {
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
