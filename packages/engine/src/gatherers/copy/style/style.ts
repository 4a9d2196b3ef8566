import type { CopyStyle, Hit } from '../../../artifacts/copy-artifacts.ts';
import type { Word } from '../words.ts';
import {
  baitIn,
  candorIn,
  companyNewsIn,
  demeaningIn,
  scaresIn,
  grammarErrorsIn,
  clichesIn,
} from './patterns.ts';
import { heavyIn, isContentWord } from './words.ts';

export const NO_STYLE: CopyStyle = {
  worn: [],
  demeaning: [],
  scares: [],
  bait: [],
  slips: [],
  candor: [],
  companyNews: [],
  heavy: [],
  telling: 0,
};

/** Features of the writing style. English only. */
export const styleOf = (text: string, words: readonly Word[], names: readonly Hit[]): CopyStyle => ({
  worn: clichesIn(text, words),
  demeaning: demeaningIn(text),
  scares: scaresIn(text),
  bait: baitIn(text),
  slips: grammarErrorsIn(text),
  candor: candorIn(text),
  companyNews: companyNewsIn(text),
  heavy: heavyIn(words, names),
  telling: words.filter(isContentWord).length,
});
