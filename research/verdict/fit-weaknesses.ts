// `npm run fit:weaknesses -- DATA_FOLDER DATE`: fits what readers are likely to hold against an ad to what they named as its
// worst, first by pictures that look and read like it, then by that and what was judged of it; prints how often they named the likeliest and one of the two likeliest, cross-validated, and rewrites
// gatherers/impression/held-against.json and writer/verdict/weakness-model.json. Measurements are those of `fit:grade`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Impression } from '../../packages/engine/src/artifacts/impression.ts';
import { WEAKNESSES, type Weakness } from '../../packages/engine/src/artifacts/weaknesses.ts';
import { encodeWeights } from '../../packages/engine/src/gatherers/impression/index.ts';
import { judge } from '../../packages/engine/src/grading/grade.ts';
import { LEARNED_AUDITS } from '../../packages/engine/src/rubrics/index.ts';
import {
  type WeaknessModel,
  likelyWeaknesses,
} from '../../packages/engine/src/writer/verdict/likely-weakness.ts';
import { type Seen, weaknessSigns } from '../../packages/engine/src/writer/verdict/weakness-signs.ts';
import { saidUnseen, weightsOn } from '../grade/impressions.ts';
import { pictureKernel } from '../grade/picture-kernel.ts';
import { SETS, countsIn } from '../elements/sets.ts';
import { fitSigns } from '../statistics/logistic.ts';
import heldAgainst from './held-against.json' with { type: 'json' };

const [data, date, cache = path.resolve('.cache', 'grade')] = process.argv.slice(2);
if (!data || !date) throw new Error('Say where and when: npm run fit:weaknesses -- DATA_FOLDER DATE');

const RIDGE = 0.005;
/** Of the ridge on what is seen and said; 1 to 2 tell left-out creatives alike. */
const PENALTY = 2;
/** What a named weakness counts in it, so that the ridge’s figures differ as much as other signs do. */
const NAMED = 2.5;
const FOLDS = 10;
/** An audit that applies to fewer creatives tells nothing. */
const LEAST = 60;

const named = heldAgainst.files as Readonly<Record<string, readonly string[]>>;
const { items: rated, kernel, folds: foldOf } = await pictureKernel(data, cache);
const items = rated.map(({ set, file, fold, gathered: measured }) => {
  const bytes = { length: measured.artifacts.file?.bytes ?? 0 };
  const { analysis, gathered } = judge({ bytes, fileName: path.basename(file) }, measured, () => {});
  const seen: Seen = { audits: analysis.audits, artifacts: gathered.artifacts };
  const key = set === 'ads' || set === 'banners' ? file : `${set}/${file}`;
  if (!named[key]) throw new Error(`Nothing says what readers held against ${key}.`);
  return { set, fold, seen, signs: weaknessSigns(seen), named: new Set(named[key]) };
});
type Item = (typeof items)[number];

const applying = Map.groupBy(
  items.flatMap(({ seen }) => seen.audits.filter(({ score }) => score !== null)),
  ({ id }) => id,
);
const audits = new Set(items.flatMap(({ seen }) => seen.audits.map(({ id }) => id)));
// What was learned from ratings of these creatives knows them.
const names = Object.keys(items[0]!.signs).filter(
  (name) => !audits.has(name) || (!LEARNED_AUDITS.has(name) && (applying.get(name)?.length ?? 0) >= LEAST),
);

/** NAMED where readers named it, less the mean: 0 says nothing. */
const targets = Object.fromEntries<readonly number[]>(
  WEAKNESSES.map((weakness) => {
    const marks = items.map(({ named: held }) => (held.has(weakness) ? NAMED : 0));
    const mean = marks.reduce<number>((sum, mark) => sum + mark, 0) / marks.length;
    return [weakness, marks.map((mark) => mark - mean)];
  }),
) as Record<Weakness, readonly number[]>;

type HeldAgainst = Readonly<Record<Weakness, readonly number[]>>;

/** What the ridge says of every creative, of those that it is fitted on without their folds. */
const heldUnseen = (among: readonly number[]): HeldAgainst =>
  saidUnseen(targets, { kernel, folds: foldOf, among, penalty: PENALTY });

const fitted = (at: readonly number[], held: HeldAgainst): WeaknessModel =>
  Object.fromEntries(
    WEAKNESSES.map((weakness) => [
      weakness,
      fitSigns(
        [...names, 'likeness'],
        at.map((each) => ({ ...items[each]!.signs, likeness: held[weakness][each]! })),
        at.map((each) => items[each]!.named.has(weakness)),
        RIDGE,
      ),
    ]),
  ) as Record<Weakness, ReturnType<typeof fitSigns>>;

/** A creative as the ridge sees it. */
const withLikeness = ({ seen }: Item, at: number, held: HeldAgainst): Seen => {
  const heldAgainst = Object.fromEntries(WEAKNESSES.map((name) => [name, held[name][at]!]));
  return {
    ...seen,
    artifacts: { ...seen.artifacts, impression: { ...seen.artifacts.impression, heldAgainst } as Impression },
  };
};

const folds = [...new Set(foldOf)].toSorted();
const partOf = (at: number): number => folds.indexOf(foldOf[at]!) % FOLDS;
const judged = Array.from({ length: FOLDS }, (_, part) => {
  const held = heldUnseen([...foldOf.keys()].filter((at) => partOf(at) !== part));
  const among = [...items.keys()];
  const model = fitted(
    among.filter((at) => partOf(at) !== part),
    held,
  );
  return among
    .filter((at) => partOf(at) === part)
    .map((at) => {
      const item = items[at]!;
      return { ...item, likely: likelyWeaknesses(withLikeness(item, at, held), model) };
    });
}).flat();

const share = (rows: readonly boolean[]): string =>
  `${Math.round((1000 * rows.filter(Boolean).length) / Math.max(1, rows.length)) / 10} % of ${rows.length}`;
for (const set of SETS) {
  const own = judged.filter((item) => item.set === set);
  const [first, two] = [1, 2].map((count) =>
    own.map(({ likely, named: held }) => likely.slice(0, count).some(({ weakness }) => held.has(weakness))),
  );
  console.log(`${set}: the likeliest ${share(first!)}; one of two ${share(two!)}`);
}
for (const from of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7]) {
  const at = (place: number): boolean[] =>
    judged.flatMap(({ likely, named: held }) => {
      const { weakness, chance } = likely[place]!;
      return chance >= from && chance < from + 0.1 ? [held.has(weakness)] : [];
    });
  console.log(
    `stated ${from} to ${(from + 0.1).toFixed(1)}: likeliest ${share(at(0))}; second ${share(at(1))}`,
  );
}

for (const from of [0.3, 0.4, 0.5]) {
  const said = WEAKNESSES.map((name) => {
    const told = judged.filter(({ likely }) =>
      likely.some(({ weakness, chance }) => weakness === name && chance >= from),
    );
    return `${name} ${told.filter(({ named: held }) => held.has(name)).length} of ${told.length}`;
  });
  console.log(`stated from ${from}: ${said.join(', ')}`);
}

const fittedOn = `${items.length} creatives (${countsIn(items)}) of which readers named the worst, ${date}`;
const write = (file: string, content: object): void =>
  writeFileSync(
    path.resolve(import.meta.dirname, '../../packages/engine/src', file),
    `${JSON.stringify({ fittedOn, ...content }, null, 1)}\n`,
  );
const ridges = WEAKNESSES.map((weakness) => {
  const { intercept, weights } = weightsOn(kernel, targets[weakness], PENALTY);
  return [weakness, { intercept, weights: encodeWeights(Float16Array.from(weights)) }];
});
write('gatherers/impression/held-against.json', { weaknesses: Object.fromEntries(ridges) });
write('writer/verdict/weakness-model.json', {
  weaknesses: fitted([...items.keys()], heldUnseen([...foldOf.keys()])),
});
process.exit(0);
