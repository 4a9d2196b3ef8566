// `npm run fit:weaknesses -- DATA_FOLDER DATE`: fits what readers are likely to hold against an ad to what they named as its
// worst, prints how often they named the likeliest and one of the two likeliest, cross-validated, and rewrites
// writer/verdict/weakness-model.json. Measurements are those of `fit:grade`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { judge } from '../../packages/engine/src/grading/grade.ts';
import { LEARNED_AUDITS } from '../../packages/engine/src/rubrics/index.ts';
import {
  ALL_WEAKNESSES,
  type Weakness,
  type WeaknessModel,
  likelyWeaknesses,
} from '../../packages/engine/src/writer/verdict/likely-weakness.ts';
import { type Seen, weaknessSigns } from '../../packages/engine/src/writer/verdict/weakness-signs.ts';
import { ratedCreatives } from '../grade/rated.ts';
import { SETS, countsIn } from '../elements/sets.ts';
import { fitSigns } from '../statistics/logistic.ts';
import heldAgainst from './held-against.json' with { type: 'json' };

const [data, date, cache = path.resolve('.cache', 'grade')] = process.argv.slice(2);
if (!data || !date) throw new Error('Say where and when: npm run fit:weaknesses -- DATA_FOLDER DATE');

const RIDGE = 0.005;
const FOLDS = 10;
/** An audit that applies to fewer creatives tells nothing. */
const LEAST = 60;

const named = heldAgainst.files as Readonly<Record<string, readonly string[]>>;
const items = (await ratedCreatives(data, cache)).map(({ set, file, fold, gathered: measured }) => {
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

const fitted = (rows: readonly Item[]): WeaknessModel =>
  Object.fromEntries(
    ALL_WEAKNESSES.map((weakness) => [
      weakness,
      fitSigns(
        names,
        rows.map(({ signs }) => signs),
        rows.map((row) => row.named.has(weakness)),
        RIDGE,
      ),
    ]),
  ) as Record<Weakness, ReturnType<typeof fitSigns>>;

const folds = [...new Set(items.map(({ fold }) => fold))].toSorted();
const partOf = ({ fold }: Item): number => folds.indexOf(fold) % FOLDS;
const judged = Array.from({ length: FOLDS }, (_, part) => {
  const model = fitted(items.filter((item) => partOf(item) !== part));
  return items
    .filter((item) => partOf(item) === part)
    .map((item) => ({ ...item, likely: likelyWeaknesses(item.seen, model) }));
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

const fittedOn = `${items.length} creatives (${countsIn(items)}) of which readers named the worst, ${date}`;
writeFileSync(
  path.resolve(import.meta.dirname, '../../packages/engine/src/writer/verdict/weakness-model.json'),
  `${JSON.stringify({ fittedOn, weaknesses: fitted(items) }, null, 1)}\n`,
);
process.exit(0);
