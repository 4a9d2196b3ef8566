import { nameKey } from '../../packages/engine/src/elements/names/name-key.ts';
import { wordOverlap } from '../../packages/engine/src/elements/ranker/choose.ts';
import { editDistance } from '../../packages/engine/src/gatherers/words/index.ts';
import { wordingOf } from '../../packages/engine/src/elements/ranker/wording.ts';

/** What an ad says, as told by readers or known from drawing it; '' for none. */
export interface Truth {
  readonly brand: string;
  readonly headline: string;
  readonly offer: string;
  /** 'address' when a reader saw no request other than an address to go to. */
  readonly request: string;
}

/** Similarity from which a name that was read counts as the true one. */
const NAME_LIKENESS = 0.8;

/** Share of the true name from which a part of it counts as the name. */
const NAME_PART = 0.45;
const FOUND = 0.5;

/** How right a name is, 0..1: exact, similar, or a long part of the true one ('Amnesty' for 'Amnesty International'). */
function nameShare(found: string, truth: string): number {
  const [a, b] = [nameKey(found), nameKey(truth.replace(/\.com$/i, ''))];
  if (a === '' || b === '') return 0;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const likeness = 1 - editDistance(a, b) / long.length;
  if (likeness >= NAME_LIKENESS) return likeness;
  const part = short.length / long.length;
  return short.length >= 4 && long.includes(short) && part > NAME_PART ? Math.max(FOUND, part) : 0;
}

export const isName = (found: string, truth: string): boolean => nameShare(found, truth) > 0;

/** Share of words in common, or 0 below one half. Text without spaces is compared by letters. */
function wordShare(found: string, truth: string): number {
  if (truth === '') return 0;
  if (truth === 'address') return Number(wordingOf(found).address || wordingOf(found).phone);
  if (nameKey(found) === nameKey(truth)) return 1;
  const common = wordOverlap(plain(found), plain(truth));
  return common >= FOUND ? common : 0;
}

/** Token F1. */
export const headlineF1 = (found: string, truth: string): number => wordOverlap(plain(found), plain(truth));

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, '');

/** How right the found text is, 0..1. When the truth lists several offers or requests ('10% off; free delivery'), any one will do. */
export const elementScore = (element: 'brand' | 'request' | 'offer', found: string, truth: string): number =>
  element === 'brand'
    ? nameShare(found, truth)
    : Math.max(...truth.split(/;\s+/).map((each) => wordShare(found, each)));
