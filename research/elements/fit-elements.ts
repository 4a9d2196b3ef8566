// `npm run fit:elements -- DATA_FOLDER DATE`: fits the models that find the headline, brand, request, offer and the role of each
// line, and prints the cross-validated figures. Scenes are cached in `.cache/elements`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { SHOWN_FROM } from '../../packages/engine/src/elements/decide.ts';
import { crossValidatedCertainty } from './certainty.ts';
import { calibration, mean, precisionRecall } from './figures.ts';
import { labeledCreatives } from './labeled.ts';
import { SETS, countsIn } from './sets.ts';
import { ELEMENTS } from './staged.ts';
import { fitStages, staged } from './stages.ts';

const [data, date, cache = path.resolve('.cache', 'elements'), show] = process.argv.slice(2);
if (!data || !date) throw new Error('Say where and when: npm run fit:elements -- DATA_FOLDER DATE');

const items = await labeledCreatives(data, cache);
const { model, outcomes, roles } = fitStages(staged(items));
const certainty = {
  headline: crossValidatedCertainty(outcomes.headline),
  brand: crossValidatedCertainty(outcomes.brand),
  request: crossValidatedCertainty(outcomes.request),
  offer: crossValidatedCertainty(outcomes.offer),
};
const out = process.stdout;
for (const set of SETS) {
  const own = certainty.headline.predictions.filter(
    ({ outcome, there }) => outcome.item.set === set && there,
  );
  out.write(
    `${set} headline n ${own.length} F1 ${mean(own.map(({ outcome }) => outcome.right)).toFixed(3)} calibration error ${calibration(own).error.toFixed(3)}\n`,
  );
  for (const name of ELEMENTS) {
    const said = certainty[name].predictions.filter(
      ({ outcome }) => outcome.known && outcome.item.set === set,
    );
    const at = [0.3, 0.4, SHOWN_FROM[name], 0.6, 0.7].map((from) => {
      const { precision, recall } = precisionRecall(said, from);
      return `${from}: ${precision.toFixed(2)}/${recall.toFixed(2)}`;
    });
    out.write(
      `${set} ${name} n ${said.filter(({ there }) => there).length} ${at.join('  ')} calibration error ${calibration(said).error.toFixed(3)}\n`,
    );
    if (show === name)
      for (const { outcome, p, right, there } of said)
        if ((p >= SHOWN_FROM[name] && !right) || (there && (p < SHOWN_FROM[name] || !right)))
          out.write(
            `   ${outcome.item.file} ${p.toFixed(2)} true "${outcome.item.truth[name]}" found "${outcome.text}"\n`,
          );
  }
  const setRoles = roles.filter(({ item }) => item.set === set);
  out.write(
    `${set} roles n ${setRoles.length} right ${mean(setRoles.map(({ right }) => Number(right))).toFixed(3)} calibration error ${calibration(setRoles).error.toFixed(3)}\n`,
  );
}
/** Puts each list, such as the weights of a pattern, on one line. */
function rowsOnOneLine(json: string): string {
  return json.replace(/\[[^[\]{}]*\]/g, (list) => list.replace(/\s+/g, ' '));
}

/** Bonus for a name that also appears in the ad copy. Chosen by judgment, because no labeled ad comes with copy. */
const COPIED = 3;

const curves = Object.fromEntries(Object.entries(certainty).map(([name, { weights }]) => [name, weights]));
const fitted = {
  fitted: date,
  on: `${items.length} labelled creatives (${countsIn(items)})`,
  ...model,
  brand: { ...model.brand, alone: { ...model.brand.alone, copied: COPIED } },
  certainty: curves,
};
writeFileSync(
  path.resolve(import.meta.dirname, '../../packages/engine/src/elements/ranker/model.json'),
  `${rowsOnOneLine(JSON.stringify(fitted, null, 1))}\n`,
);
process.exit(0);
