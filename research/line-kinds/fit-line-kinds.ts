// `npm run fit:line-kinds -- DATE`: fits the kind of a line from its words alone, prints figures cross-validated by sitting, and
// rewrites elements/ranker/line-kind-model.json.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/command.ts';
import {
  LINE_KINDS,
  chancesBy,
  kindSigns,
  type LineKindModel,
} from '../../packages/engine/src/elements/ranker/line-kind.ts';
import { type Phrase, phrases, sittings } from './phrases.ts';
import { sparseSoftmax } from './sparse-softmax.ts';

const [date] = process.argv.slice(2);
if (!date) throw new Error('Say when: npm run fit:line-kinds -- DATE');
const MODEL = path.join(ROOT, 'packages/engine/src/elements/ranker/line-kind-model.json');

/** Lines that must have a sign before it gets its own weight. */
const LEAST = 3;
/** Best by sitting among .00005 to .001. */
const RIDGE = 0.0002;
const STEPS = 150;

interface Row extends Phrase {
  readonly signs: readonly string[];
}

const rows = phrases.map((phrase): Row => ({ ...phrase, signs: kindSigns(phrase.text) }));

function fit(some: readonly Row[]): LineKindModel {
  const times = new Map<string, number>();
  for (const sign of some.flatMap(({ signs }) => signs)) times.set(sign, (times.get(sign) ?? 0) + 1);
  const kept = [...times.keys()].filter((sign) => times.get(sign)! >= LEAST).toSorted();
  const at = new Map(kept.map((sign, index) => [sign, index]));
  const kinds = LINE_KINDS.length;
  const weights = sparseSoftmax(
    some.map(({ signs, kind }) => ({
      signs: signs.flatMap((sign) => at.get(sign) ?? []),
      kind: LINE_KINDS.indexOf(kind),
    })),
    { signs: kept.length, kinds, ridge: RIDGE, steps: STEPS },
  );
  const of = (index: number): number[] =>
    Array.from(weights.subarray(index * kinds, (index + 1) * kinds), (weight) => Number(weight.toFixed(2)));
  return {
    constant: of(kept.length),
    signs: Object.fromEntries(kept.map((sign, index) => [sign, of(index)])),
  };
}

const judged = sittings.flatMap((sitting) => {
  const model = fit(rows.filter((row) => row.sitting !== sitting));
  return rows
    .filter((row) => row.sitting === sitting)
    .map((row) => ({ ...row, chances: chancesBy(model, row.signs) }));
});
for (const kind of LINE_KINDS) {
  const said = judged.filter(({ chances }) => chances[kind] >= 0.5);
  const right = said.filter((row) => row.kind === kind).length;
  const all = judged.filter((row) => row.kind === kind).length;
  process.stdout.write(
    `${kind} n ${all} precision ${(right / said.length).toFixed(2)} recall ${(right / all).toFixed(2)}\n`,
  );
}
const loss = judged.reduce((sum, { kind, chances }) => sum - Math.log(chances[kind]), 0) / judged.length;
process.stdout.write(
  `${judged.length} lines of ${sittings.length} sittings, mean log loss ${loss.toFixed(3)}\n`,
);
if (!process.env['DRY'])
  writeFileSync(MODEL, `${JSON.stringify({ fitted: date, on: `${rows.length} lines`, ...fit(rows) })}\n`);
process.exit(0);
