// `npm run fit:headlines -- FOLDER DATE`: fits which of two headlines draws more clicks and rewrites headline-model.json.
// FOLDER holds pairs.csv of the Upworthy Research Archive (docs/decisions/008).
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readCopy } from '../packages/engine/src/gatherers/copy.ts';
import type { PullModel } from '../packages/engine/src/gatherers/copy/pull/model.ts';
import { pullOf } from '../packages/engine/src/gatherers/copy/pull/pull.ts';
import { scoreCopy } from '../packages/engine/src/grade-copy.ts';
import { ROOT } from './command.ts';
import { bootstrap } from './accuracy/bootstrap.ts';
import { fitHeadlines } from './headlines/fit.ts';
import { FOLDS, type Fold, headlineFolds, hit } from './headlines/held-out.ts';
import { type Pair, readPairs } from './headlines/pairs.ts';

const [folder, date] = process.argv.slice(2);
if (!folder || !date) {
  process.stderr.write('usage: fit:headlines FOLDER DATE\n');
  process.exit(2);
}
const MODEL = path.join(ROOT, 'packages/engine/src/gatherers/copy/pull/headline-model.json');

const pairs = readPairs(folder);
const headlines = new Set(pairs.flatMap((pair) => pair.headlines));
const folds = headlineFolds(pairs);
const spread = spreadOf(folds);

/** Deviation of strength over headlines that the model had not seen. */
function spreadOf(list: readonly Fold[]): number {
  const strengths = list.flatMap(({ model, pairs: held }) =>
    [...new Set(held.flatMap((pair) => pair.headlines))].map((headline) => pullOf(headline, model).strength),
  );
  const mean = strengths.reduce((sum, value) => sum + value, 0) / strengths.length;
  return Math.sqrt(strengths.reduce((sum, value) => sum + (value - mean) ** 2, 0) / strengths.length);
}

/** The whole copy score with the fold's model in the place of the shipped one. */
function copyScore(headline: string, model: PullModel): number {
  const read = readCopy(headline);
  if (!read.ok) throw new Error(read.reason);
  return scoreCopy({ ...read.value, pull: read.value.pull && pullOf(headline, { ...model, spread }) });
}

/** Hits on decided pairs of every fold, by that fold's own model. */
const accuracy = (figure: (headline: string, model: PullModel) => number) =>
  folds.flatMap(({ model, pairs: held }) =>
    held
      .filter(({ decided }) => decided)
      .map((pair: Pair) => ({ group: pair.group, figure: hit(pair, (headline) => figure(headline, model)) })),
  );

const pull = accuracy((headline, model) => pullOf(headline, model).strength);
const score = accuracy(copyScore);
const longer = accuracy((headline) => headline.length);
const gain = score.map(({ group, figure }, at) => ({ group, figure: figure - (longer[at]?.figure ?? 0) }));

/** With an interval over groups of tests, drawn whole. */
function estimate(entries: readonly { group: string; figure: number }[]) {
  const groups = [...Map.groupBy(entries, ({ group }) => group).values()];
  const { value, low, high } = bootstrap(groups.length, (drawn) => {
    const all = drawn.flatMap((at) => groups[at] ?? []);
    return all.reduce((sum, { figure }) => sum + figure, 0) / all.length;
  });
  return { value: rounded(value), interval: [rounded(low), rounded(high)] };
}
const rounded = (value: number): number => Math.round(value * 1000) / 1000;

const fitted = fitHeadlines(pairs);
const { drivers, terms, centre } = fitted;
const head = {
  source:
    'Upworthy Research Archive (Matias and others 2021), randomised tests of news headlines 2013-2015, CC BY 4.0',
  method:
    'ridge regression of z on the difference of two headlines; the drivers, and the strongest words and pairs of words',
  date,
  n: {
    pairs: pairs.length,
    headlines: headlines.size,
    groups: new Set(pairs.map(({ group }) => group)).size,
  },
  heldOut: {
    what: `share of decided pairs (p < 0.05) told right, ${FOLDS} folds by test, tests with nearly equal headlines together`,
    pairs: pull.length,
    pull: estimate(pull),
    copyScore: estimate(score),
    longerWins: estimate(longer),
    copyScoreAboveLongerWins: estimate(gain),
  },
  centre,
  spread: rounded(spread),
};

/** One weight a line, so that a change of the fit can be read. */
const lines = (entries: readonly object[]): string =>
  entries
    .map(
      (entry) =>
        `    ${JSON.stringify(entry)
          .replaceAll(/(?<=[{,:])(?=")|(?<=:)(?=-?\d)/g, ' ')
          .replace('}', ' }')}`,
    )
    .join(',\n');
const opening = JSON.stringify(head, null, 2).slice(0, -2);
writeFileSync(
  MODEL,
  `${opening},\n  "drivers": [\n${lines(drivers)}\n  ],\n  "terms": [\n${lines(terms)}\n  ]\n}\n`,
);
process.stdout.write(`${JSON.stringify(head, null, 2)}\n`);
