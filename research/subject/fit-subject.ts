// `npm run fit:subject -- DATE [FOLDER]`: fits the choice of the main subject to boxes labeled by eye and rewrites
// subject-model.json. The held-out pictures take no part in the fit and are judged at the end.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { kindOf } from '../../packages/engine/src/elements/subject/subject.ts';
import { type Truth, isHit, readLabeledPictures } from './subject-labeled.ts';
import { choose, fitCertainty, fitChoice, outOfFold, roundedTerms } from './subject-fit.ts';
import { subjectBaselines, subjectFigures, reliability } from './subject-figures.ts';

const MODEL = path.resolve(
  import.meta.dirname,
  '../../packages/engine/src/elements/subject/subject-model.json',
);
const TRUTH = path.resolve(import.meta.dirname, 'subject-truth.json');
const DATA = path.resolve(import.meta.dirname, '../../../shared/data');

const [date, folder = DATA] = process.argv.slice(2);
if (!date) throw new Error('Usage: npm run fit:subject -- DATE [FOLDER]');

const truth = JSON.parse(await readFile(TRUTH, 'utf8')) as Truth;
const labeled = await readLabeledPictures(folder, truth);
const own = labeled.filter(({ part }) => part !== 'held');
const held = labeled.filter(({ part }) => part === 'held');
const shown = own.filter(({ box }) => box !== null);

const unseen = outOfFold(own);
const choice = fitChoice(shown);
const certainty = fitCertainty(unseen);
const figures = {
  crossValidated: subjectFigures(unseen),
  // Only the pictures labeled by the rule of the first sixty, without those added for the fit.
  crossValidatedOfTheSixty: subjectFigures(unseen.filter(({ row }) => row.part === 'fit')),
  heldOut: subjectFigures(held.map((row) => choose(row, choice, certainty))),
};
const model = {
  source: 'conditional logit on main subjects labelled by one reader, by eye',
  date,
  n: shown.length,
  none: own.length - shown.length,
  ...figures,
  choice: roundedTerms(choice),
  certainty: {
    intercept: Number(certainty.intercept.toPrecision(4)),
    weights: roundedTerms(certainty.weights),
  },
};
await writeFile(MODEL, `${JSON.stringify(model, null, 2)}\n`);
console.info(JSON.stringify(figures, null, 1));
console.info('baselines', JSON.stringify(subjectBaselines(labeled), null, 1));
console.info('reliability, out of fold', reliability(unseen));
for (const { row, box, p } of unseen)
  if (process.env['SHOW'] && !isHit(box, row))
    console.info(row.file, row.kind, p.toFixed(2), box && kindOf(box, row.scene), box);
