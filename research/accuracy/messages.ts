import { readFileSync } from 'node:fs';
import path from 'node:path';
import { STOP_WORDS, wordsOf } from '../../packages/engine/src/gatherers/copy/index.ts';
import { bootstrap, meanOf } from '../statistics/bootstrap.ts';
import { readCsv } from '../data/data-set.ts';
import type { Bench, MeasureSubject } from './subject.ts';

interface Ad {
  /** Stems of the words read in the picture. */
  readonly read: ReadonlySet<string>;
  /** What people say the ad tells them to do, and why. One set of stems per statement. */
  readonly statements: readonly ReadonlySet<string>[];
}

/** How many of people's statements about an ad share a word with the text that the engine read in it. */
export const measureMessages: MeasureSubject = async (bench) => {
  const ads = await readAds(bench);
  // Chance level: the same statements against the words of every other ad.
  const strangers = ads.map(({ statements }, own) =>
    meanOf(ads.flatMap(({ read }, other) => (other === own ? [] : [touched(statements, read)]))),
  );
  const engine = ads.map(({ statements, read }) => touched(statements, read));
  const mean = (values: readonly number[]) => (drawn: readonly number[]) =>
    meanOf(drawn.map((index) => values[index]!));
  return {
    id: 'messages',
    data: 'Statements of three or more people on each ad (Hussain et al. 2017), for ads of the SAVOIAS set.',
    figures: [
      {
        id: 'statements-touched',
        name: 'Statements that share a word with the text read',
        unit: '%',
        decimals: 0,
        higherIsBetter: true,
        from: 0,
        to: 100,
        ...bootstrap(ads.length, mean(engine)),
        n: ads.length,
        items: `ads with ${ads.flatMap(({ statements }) => statements).length} statements`,
        split: 'nothing was fitted on these statements',
        baselines: [
          {
            name: 'the words of another ad',
            value: meanOf(strangers),
            gain: bootstrap(ads.length, (drawn) => mean(engine)(drawn) - mean(strangers)(drawn)),
          },
        ],
        references: [],
      },
    ],
  };
};

/** Percent of the statements that share a stem with the words read. */
const touched = (statements: Ad['statements'], read: ReadonlySet<string>): number =>
  100 * meanOf(statements.map((statement) => Number(!statement.isDisjointFrom(read))));

/** Words of the fixed form that every statement has: "I should buy … because …". */
const FRAME = new Set(['buy', 'use', 'want', 'because']);

const stemsOf = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .filter(({ lower }) => lower.length > 2 && !STOP_WORDS.has(lower) && !FRAME.has(lower))
      .map(({ stem }) => stem),
  );

async function readAds({ data, measure }: Bench): Promise<Ad[]> {
  const ads: Ad[] = [];
  for (const row of readCsv(path.join(data, 'ads', 'messages.csv'))) {
    const file = row.get('file') ?? '';
    const statements = (row.get('action_reason') ?? '')
      .split(' || ')
      .map(stemsOf)
      .filter((stems) => stems.size > 0);
    if (statements.length === 0) continue;
    const bytes = readFileSync(path.join(data, 'ads', file));
    const { artifacts } = await measure({ bytes, fileName: path.basename(file) });
    ads.push({ read: stemsOf((artifacts.text ?? []).map(({ text }) => text).join('\n')), statements });
  }
  return ads;
}
