import { nameKey } from '../../packages/engine/src/elements/names/name-key.ts';
import { commonWords } from '../../packages/engine/src/elements/ranker/choose.ts';
import { editDistance } from '../../packages/engine/src/gatherers/words/index.ts';
import { wordingOf } from '../../packages/engine/src/elements/ranker/wording.ts';

/** What readers or the drawing say of an ad; '' for none. */
export interface Truth {
  readonly brand: string;
  readonly headline: string;
  readonly offer: string;
  /** 'address' where a reader saw no more than an address to go to. */
  readonly request: string;
}

/** Letters that may differ between the true name and the one that was read. */
const NAME_LIKENESS = 0.8;

/** Part of the true name from which one counts as it. */
const NAME_PART = 0.45;
const FOUND = 0.5;

/** How right a name is, 0..1: spelled as the true one, or alike, or a long part of it, as 'Amnesty' of 'Amnesty International'. */
export function nameShare(found: string, truth: string): number {
  const [a, b] = [nameKey(found), nameKey(truth.replace(/\.com$/i, ''))];
  if (a === '' || b === '') return 0;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const likeness = 1 - editDistance(a, b) / long.length;
  if (likeness >= NAME_LIKENESS) return likeness;
  const part = short.length / long.length;
  return short.length >= 4 && long.includes(short) && part > NAME_PART ? Math.max(FOUND, part) : 0;
}

/** Whether a name is the true one. */
export const isName = (found: string, truth: string): boolean => nameShare(found, truth) > 0;

/** Share of the words in common, from a half on; runs without spaces count by their letters. */
export function isSaid(found: string, truth: string): number {
  if (truth === '') return 0;
  if (truth === 'address') return Number(wordingOf(found).address || wordingOf(found).phone);
  if (nameKey(found) === nameKey(truth)) return 1;
  const common = commonWords(plain(found), plain(truth));
  return common >= FOUND ? common : 0;
}

/** Token F1 of a headline. */
export const headlineShare = (found: string, truth: string): number =>
  commonWords(plain(found), plain(truth));

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, '');

/** How right what was found of an element is, 0..1; of several offers or requests ('10% off; free delivery') any one is right. */
export const isRight = (element: 'brand' | 'request' | 'offer', found: string, truth: string): number =>
  element === 'brand'
    ? nameShare(found, truth)
    : Math.max(...truth.split(/;\s+/).map((each) => isSaid(found, each)));
