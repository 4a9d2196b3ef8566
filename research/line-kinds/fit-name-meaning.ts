// `npm run fit:name-meaning -- DATE`: fits how likely a phrase is a brand name from its embedding alone, prints figures
// cross-validated by sitting, and rewrites elements/names/name-meaning.json.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { openMeaning } from '../../packages/engine/src/gatherers/sentences/index.ts';
import { logistic, logit } from '../../packages/engine/src/logistic.ts';
import { ROOT } from '../../scripts/command.ts';
import { type Logistic, fitLogistic } from '../statistics/logistic.ts';
import { phrases, sittings } from './phrases.ts';

const [date] = process.argv.slice(2);
if (!date) throw new Error('Say when: npm run fit:name-meaning -- DATE');
const MODEL = path.join(ROOT, 'packages/engine/src/elements/names/name-meaning.json');

/** Best by sitting among .001 to .03. */
const RIDGE = 0.01;

const meaningOf = await openMeaning();
if (!meaningOf) throw new Error('The network for sentences is missing.');

interface Row {
  readonly sitting: string;
  readonly isName: boolean;
  readonly columns: readonly number[];
}

/** Columns of a unit vector are about 1 / sqrt(width). They are scaled to 1 here, and the weights are scaled back below. */
const rows = phrases.map(({ sitting, kind, text }): Row => {
  const vector = meaningOf(text);
  const scale = Math.sqrt(vector.length);
  return { sitting, isName: kind === 'brand', columns: Array.from(vector, (value) => value * scale) };
});

const fit = (some: readonly Row[]): Logistic =>
  fitLogistic(
    some.map(({ columns }) => columns),
    some.map(({ isName }) => isName),
    some.map(() => 1 / some.length),
    RIDGE,
  );

const judged = sittings.flatMap((sitting) => {
  const { intercept, weights } = fit(rows.filter((row) => row.sitting !== sitting));
  return rows
    .filter((row) => row.sitting === sitting)
    .map(({ isName, columns }) => ({
      isName,
      chance: logistic(columns.reduce((sum, value, at) => sum + value * weights[at]!, intercept)),
    }));
});
const said = judged.filter(({ chance }) => chance >= 0.5);
const names = judged.filter(({ isName }) => isName);
const both = said.filter(({ isName }) => isName).length;
process.stdout.write(
  `names n ${names.length} precision ${(both / said.length).toFixed(2)} recall ${(both / names.length).toFixed(2)}\n`,
);

const { intercept, weights } = fit(rows);
const short = (value: number): number => Number(value.toPrecision(4));
const fitted = {
  fitted: date,
  on: `${rows.length} phrases`,
  intercept: short(intercept),
  ofAnyPhrase: short(logit(names.length / judged.length, 0)),
  weights: weights.map((weight) => short(weight * Math.sqrt(weights.length))),
};
writeFileSync(MODEL, `${JSON.stringify(fitted)}\n`);
process.exit(0);
