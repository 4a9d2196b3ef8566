import path from 'node:path';
import { FOLDS, headlineFolds, type HeldOutPair, judgeHeldOut, spreadOf } from '../headlines/held-out.ts';
import { readPairs } from '../headlines/pairs.ts';
import { bootstrap, meanOf } from '../statistics/bootstrap.ts';
import type { MeasureSubject } from './subject.ts';

/** How often the engine ranks the headline higher that got more clicks. */
export const measureHeadlines: MeasureSubject = async ({ data }) => {
  const folds = headlineFolds(readPairs(path.join(data, 'headlines')));
  const pairs = judgeHeldOut(folds, spreadOf(folds));
  const tests = [...Map.groupBy(pairs, ({ group }) => group).values()];
  const percent = (figure: (pair: HeldOutPair) => number) => (drawn: readonly number[]) =>
    100 * meanOf(drawn.flatMap((test) => tests[test] ?? []).map(figure));
  return {
    id: 'headlines',
    data: 'Upworthy Research Archive (Matias et al. 2021, CC BY 4.0): two headlines, one picture, one randomized test; pairs with a significant difference (p < 0.05) and no sign of imbalance; intervals resample whole groups of tests.',
    figures: [
      {
        id: 'headline-pairs',
        name: 'Pairs in the right order',
        unit: '%',
        decimals: 1,
        higherIsBetter: true,
        from: 40,
        to: 75,
        ...bootstrap(
          tests.length,
          percent(({ pull }) => pull),
        ),
        n: pairs.length,
        items: `pairs of headlines from ${tests.length} groups of tests`,
        split: `held out, ${FOLDS} folds: no pair is judged by weights fitted on its test or on one with nearly identical headlines`,
        baselines: [
          {
            name: 'the longer headline wins',
            value: percent(({ longer }) => longer)([...tests.keys()]),
            gain: bootstrap(
              tests.length,
              percent(({ pull, longer }) => pull - longer),
            ),
          },
          { name: 'a coin', value: 50, gain: null },
        ],
        references: [
          {
            name: 'prompted language models, at best',
            value: 65,
            source: 'reported on the same archive; later work calls them little better than chance',
          },
        ],
      },
    ],
  };
};
