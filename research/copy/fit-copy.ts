// `npm run fit:copy -- DATA_FOLDER DATE [held]`: fits the copy-craft model and the points of the copy audits to the ratings in
// DATA_FOLDER/copies/copies.csv, prints figures cross-validated by brief and writes both models.
// With 'held', evaluates a fit on the held-out fifth of the briefs, none of which it saw, and writes nothing.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { figuresOf } from './figures.ts';
import { copyScore, craftRating, fitCopy, fitCraft } from './fit.ts';
import { type RatedCopy, foldsOf, heldOutBriefs, ratedCopies } from './rated-copies.ts';

const FOLDS = 10;
const [data, date, look] = process.argv.slice(2);
if (!data || !date) throw new Error('Say where and when: npm run fit:copy -- DATA_FOLDER DATE');

const { copies, traits } = ratedCopies(data);
const heldOut = heldOutBriefs(copies);
const out = process.stdout;
const print = (title: string, of: readonly { copy: RatedCopy; score: number }[]): void => {
  out.write(
    `${title}, n ${of.length} copies of ${new Set(of.map(({ copy }) => copy.brief)).size} briefs\n${figuresOf(of)}\n`,
  );
};

/** Scores every copy with a fit that saw no copy of its brief. */
function crossValidated(of: readonly RatedCopy[]) {
  const folds = foldsOf(of, FOLDS, 'score');
  return Array.from({ length: FOLDS }, (_, fold) => {
    const train = of.filter((_copy, at) => folds[at] !== fold);
    const [fit, craft] = [fitCopy(train, traits, ''), fitCraft(train, traits, '')];
    return of
      .filter((_copy, at) => folds[at] === fold)
      .map((copy) => ({
        copy,
        score: copyScore(copy, traits, fit),
        craft: craftRating(copy, traits, craft),
      }));
  }).flat();
}

const development = copies.filter(({ brief }) => !heldOut.has(brief));
const held = crossValidated(development);
print(`Cross-validated over ${FOLDS} folds of briefs`, held);
print(
  'copy-craft alone, the same folds',
  held.map(({ copy, craft }) => ({ copy, score: craft })),
);

if (look === 'held') {
  const fit = fitCopy(development, traits, '');
  print(
    'Briefs kept apart',
    copies
      .filter(({ brief }) => heldOut.has(brief))
      .map((copy) => ({ copy, score: copyScore(copy, traits, fit) })),
  );
} else {
  const briefs = new Set(copies.map(({ brief }) => brief)).size;
  const fittedOn = `${copies.length} ad copies of ${briefs} briefs, rated by a vision-language model in two roles; ${date}`;
  const { craft, audits } = fitCopy(copies, traits, fittedOn);
  const source = path.resolve(import.meta.dirname, '../../packages/engine/src');
  mkdirSync(path.join(source, 'rubrics/fitted'), { recursive: true });
  writeFileSync(
    path.join(source, 'gatherers/copy/style/craft-model.json'),
    `${JSON.stringify(craft, null, 2)}\n`,
  );
  writeFileSync(
    path.join(source, 'rubrics/fitted/copy-quality.json'),
    `${JSON.stringify({ fittedOn, audits }, null, 2)}\n`,
  );
  out.write(`${JSON.stringify(audits)}\n`);
}
