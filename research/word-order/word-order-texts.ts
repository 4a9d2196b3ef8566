import path from 'node:path';
import { readCsv } from '../data/data-set.ts';
import { sentencesOf } from '../../packages/engine/src/gatherers/copy/sentences.ts';

export interface Text {
  readonly set: 'news' | 'copies' | 'banners' | 'ads' | 'written';
  /** Texts of one group are held out together. */
  readonly group: string;
  readonly sentences: readonly string[];
}

/** Copy written on purpose with poor grammar, or as lists of features, is no model of a sentence. */
const NO_MODEL = /gramm|capital|hashtag|feature dump|keyword/i;

/** Headlines of ads that were written, or drawn, to be rated. */
const RATED = ['ratings.csv', 'later-ratings.csv'].map((file) =>
  path.join(import.meta.dirname, '../headlines/generality', file),
);

/**
 * News headlines, sentences of ad copy, headlines of drawn banners and of real English ads, and headlines written to be rated.
 * Without duplicates.
 */
export function texts(data: string): Text[] {
  const from = (file: string) => readCsv(path.join(data, file));
  const said = (set: Text['set'], group: string, text: string): Text => ({
    set,
    group: `${set} ${group}`,
    sentences: sentencesOf(text).map((each) => each.text),
  });
  const all = [
    ...from('headlines/packages.csv').map((row) =>
      said('news', row.get('clickability_test_id') ?? '', row.get('headline') ?? ''),
    ),
    ...from('copies/copies.csv')
      .filter((row) => !NO_MODEL.test(row.get('fault') ?? ''))
      .map((row) => said('copies', row.get('brief') ?? '', row.get('text') ?? '')),
    ...from('banners/banners.csv').map((row) =>
      said('banners', row.get('headline') ?? '', row.get('headline') ?? ''),
    ),
    ...from('ads/ratings.csv')
      .filter((row) => row.get('language') === 'en')
      .map((row) => said('ads', row.get('file') ?? '', row.get('headline') ?? '')),
    ...RATED.flatMap(readCsv).map((row) => said('written', row.get('of') ?? '', row.get('headline') ?? '')),
  ];
  const once = new Map(all.map((text) => [text.sentences.join(' '), text]));
  return [...once.values()].filter(({ sentences }) => sentences.length > 0);
}
