// `npm run fit:reader -- DATA_FOLDER DATE`: fits how far a vision reader's answer is believed that the lines of the picture
// bear out, and prints the cross-validated figures with reviewer A as the reader. Measurements are those of `fit:grade`.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { blocksOf } from '../src/elements/ranker/blocks.ts';
import type { Weights } from '../src/elements/ranker/rank.ts';
import type { NamedElement } from '../src/elements/told/voice.ts';
import { type ReaderWeights, weigh } from '../src/elements/vision-reading/weigh.ts';
import type { ReaderAnswer } from '../src/vision-reader/reader-answer.ts';
import { fitCurve } from './elements/certainty.ts';
import { printElements } from './reader/element-figures.ts';
import { ELEMENTS, type Source, drawn, withWrong } from './reader/injected.ts';
import { type ReadCreative, readCreatives, rightness } from './reader/read-creatives.ts';

/** Share of the fields that are wrong while fitting: a reader that is less good than reviewer A must not be believed blindly. */
const WRONG = 0.2;
/** Share of the fields in which what is wrong is another line of the same ad, so that the picture bears it out. */
const ANOTHER_LINE = 0.02;
/** Common words from which words are right. */
const RIGHT = 0.5;

const STEPS = 2000;

const [data, date, cache = path.resolve('.cache', 'grade')] = process.argv.slice(2);
if (!data || !date) throw new Error('Say where and when: npm run fit:reader -- DATA_FOLDER DATE');

const items = await readCreatives(data, cache, 'a');

/** What is said of an element while fitting: as it was, or, of a fifth of the creatives, something wrong. */
function answerOf(item: ReadCreative, is: NamedElement): ReaderAnswer {
  const draw = drawn(`${item.file} ${is}`);
  if (draw >= WRONG) return item.answer;
  const source: Source = draw < ANOTHER_LINE ? 'another line' : 'elsewhere';
  return withWrong(item, is, items, source) ?? item.answer;
}

const rows = ELEMENTS.map((is) => ({
  is,
  rows: items.flatMap((item) => {
    const { text = [], image, elements } = item.gathered.artifacts;
    if (!image || !elements) return [];
    const lines = { lines: text, blocks: blocksOf(text, image.width / image.height) };
    const weighed = weigh(is, answerOf(item, is), lines, elements);
    if (!weighed) return [];
    const found = weighed.words === '' ? text[weighed.places[0]!.lines[0]!]!.text : weighed.words;
    return [
      { fold: item.fold, features: weighed.features, right: rightness(is, found, item.truth[is]) >= RIGHT },
    ];
  }),
}));

const fitWithout = (fold: string | null): ReaderWeights =>
  Object.fromEntries(
    rows.map(({ is, rows: own }): [NamedElement, Weights] => [
      is,
      fitCurve(
        own.filter((row) => row.fold !== fold),
        STEPS,
      ),
    ]),
  ) as ReaderWeights;

const folds = new Map([...new Set(items.map(({ fold }) => fold))].map((fold) => [fold, fitWithout(fold)]));
printElements(items, ({ fold }) => folds.get(fold)!);

writeFileSync(
  path.resolve(import.meta.dirname, '../src/elements/vision-reading/model.json'),
  `${JSON.stringify({ fitted: date, on: `${items.length} creatives as one reviewer read them (109 real ads, 192 drawn banners), a fifth of its answers made wrong`, weights: fitWithout(null) }, null, 2)}\n`,
);
process.exit(0);
