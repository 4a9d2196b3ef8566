// `npm run fit:headlines -- FOLDER DATE`: fits which of two headlines draws more clicks. Rewrites headline-model.json, and
// headline-tests.json, which is used to compare two headlines.
// FOLDER holds pairs.csv of the Upworthy Research Archive (docs/decisions/008).
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/command.ts';
import { bootstrap, meanOf } from '../statistics/bootstrap.ts';
import { fitHeadlines } from './fit.ts';
import { FOLDS, headlineFolds, type HeldOutPair, judgeHeldOut, spreadOf } from './held-out.ts';
import { readPairs } from './pairs.ts';
import { calibrationOf, fitWinSlope } from './win-slope.ts';

const [folder, date] = process.argv.slice(2);
if (!folder || !date) {
  process.stderr.write('usage: fit:headlines FOLDER DATE\n');
  process.exit(2);
}
const MODEL = path.join(ROOT, 'packages/engine/src/gatherers/copy/pull/headline-model.json');
const TESTS = path.join(ROOT, 'packages/engine/src/scoring/comparison/headline-tests.json');

const pairs = readPairs(folder);
const headlines = new Set(pairs.flatMap((pair) => pair.headlines));
const folds = headlineFolds(pairs);
const spread = spreadOf(folds);

const held = judgeHeldOut(folds, spread);

const estimate = (figure: (pair: HeldOutPair) => number) => estimateOf((pairs) => meanOf(pairs.map(figure)));

/** The interval resamples whole groups of tests. */
function estimateOf(figure: (pairs: readonly HeldOutPair[]) => number) {
  const groups = [...Map.groupBy(held, ({ group }) => group).values()];
  const { value, low, high } = bootstrap(groups.length, (drawn) =>
    figure(drawn.flatMap((at) => groups[at] ?? [])),
  );
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
    pairs: held.length,
    pull: estimate(({ pull }) => pull),
    longerWins: estimate(({ longer }) => longer),
    pullAboveLongerWins: estimate(({ pull, longer }) => pull - longer),
  },
  centre,
  spread: rounded(spread),
};

/** Writes one weight per line to keep diffs of the fit readable. */
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

const slope = estimateOf((of) => fitWinSlope(of.map(({ lean }) => lean)));
const tests = {
  source: head.source,
  pairs: head.n.pairs,
  decided: head.heldOut.pairs,
  told: head.heldOut.pull,
  slope,
};
writeFileSync(TESTS, `${JSON.stringify(tests, null, 2)}\n`);
const calibration = calibrationOf(
  held.map(({ lean }) => lean),
  slope.value,
  [0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9],
);
process.stdout.write(`${JSON.stringify({ ...head, slope, calibration }, null, 2)}\n`);
