import headlineSubstance from '../../audits/audience/headline-substance.ts';
import type { Merit, Weakness } from '../../artifacts/remarks.ts';
import { isPart } from '../../computed/text/breaks-off.ts';
import { tellableHeadline } from '../../computed/text/tellable-headline.ts';
import { isSurePart } from '../doubt.ts';
import { type Facts, found } from '../facts.ts';
import { type LikelyRemark, type RemarkModel, likelyRemarks } from './likely-remarks.ts';
import { likelyWeaknesses } from './likely-weakness.ts';
import model from './merit-model.json' with { type: 'json' };
import { GOOD } from '../verdict/verdict-strengths.ts';
import { type Seen, seenIn } from './remark-signs.ts';

export type MeritModel = RemarkModel<Merit>;

/** What readers are likeliest to praise in such an ad, first. */
export const likelyMerits = (seen: Seen, fitted: MeritModel = model.merits): readonly LikelyRemark<Merit>[] =>
  likelyRemarks(fitted, seen, seen.artifacts.impression?.praised);

/** Weaknesses that would contradict the praise beside it. Judgment. */
export const CONTRARY: Readonly<Record<Merit, readonly Weakness[]>> = {
  line: ['empty'],
  idea: ['empty', 'picture'],
  offer: ['offer', 'reason'],
  picture: ['picture', 'craft'],
  product: ['picture', 'unclear'],
  color: ['color'],
};

/**
 * Score under which the picture, what it shows and its colors are not praised: readers had to name the best of each ad, and of a poor one they name the picture also where
 * they would change it. Judgment: of 16 new ads two were so praised, both wrongly; of 51 real ads whose picture is praised four are under it.
 */
const PRAISED_PICTURES = 50;
const OF_PICTURES: ReadonlySet<Merit> = new Set(['picture', 'product', 'color']);

/** Likely merits that the ad has: what was not found is not praised, and of words that were not surely read, or are not English, nothing is known. */
export const shownMerits = (facts: Facts, fitted?: MeritModel): readonly LikelyRemark<Merit>[] =>
  likelyMerits(seenIn(facts), fitted).filter(
    ({ remark }) =>
      isShown(remark, facts) && !(OF_PICTURES.has(remark) && (facts.total.overall ?? 0) < PRAISED_PICTURES),
  );

function isShown(merit: Merit, facts: Facts): boolean {
  if (merit === 'line') return headlineIn(facts) !== null;
  if (merit === 'idea') return headlineIn(facts) !== null && Boolean(found(facts, 'subject'));
  if (merit === 'offer') return Boolean(found(facts, 'elements')?.offer) && isSurePart('offer', facts);
  if (merit === 'product') return found(facts, 'subject')?.kind === 'product';
  return merit === 'color' || Boolean(found(facts, 'subject'));
}

/** The headline in quotation marks; null where it is not surely a whole English one of more than a word. */
export function headlineIn(facts: Facts): string | null {
  const elements = found(facts, 'elements');
  const headline = elements?.headline ? tellableHeadline(found(facts, 'text') ?? [], elements) : null;
  return headline && !isPart(headline.text) ? headline.name : null;
}

/** Chance, 0..1, from which words that any ad could have may be half of a joke: of ten such ads readers praised the line or the idea of seven. */
const WITTY = 0.4;

/** And where nothing could be more general: of 42 such headlines readers praised the words or the idea of three. */
const EMPTY = 80;
const SURELY_WITTY = 0.6;

/** Whether readers would praise what the ad says, by itself or together with its picture, sooner than call it empty. */
export function isWitty(facts: Facts): boolean {
  const empty = likelyWeaknesses(seenIn(facts)).find(({ remark }) => remark === 'empty')?.chance ?? 0;
  const least = Math.max(isAbove(EMPTY, facts) ? SURELY_WITTY : WITTY, empty);
  return shownMerits(facts).some(({ remark, chance }) => OF_WORDS.has(remark) && chance >= least);
}

const OF_WORDS: ReadonlySet<Merit> = new Set(['line', 'idea']);

/** How general a headline is from which it is a stock line where readers would hardly praise its words: they did so of 13 in 97, in folds. */
const GENERAL = 55;
const HARDLY = 0.3;

/** @param general 0..100 */
const isAbove = (general: number, { total }: Facts): boolean =>
  total.audits.some(({ id, value }) => id === headlineSubstance.id && (value ?? 0) >= general);

/** How general a headline is up to which it is called the ad's own: of 72 later ones under it readers gave 62 a 6 of 10 or more for that, and they were in view when it was set. */
const OWN = 35;

/** Whether few competitors could use the headline. */
export const isOwn = ({ total }: Facts): boolean =>
  total.audits.some(({ id, value }) => id === headlineSubstance.id && value !== null && value <= OWN);

/** Whether the headline could be many another ad's. */
export const isGeneral = (facts: Facts): boolean => isAbove(GENERAL, facts);

/** What states a figure is no stock line, however general its words are. */
const statesFigure = (facts: Facts): boolean => /\p{N}/u.test(found(facts, 'elements')?.headline?.text ?? '');

/** Whether the headline could be many another ad's, and no reader would praise what the ad says; a good ad needs no other. */
export const isStock = (facts: Facts): boolean =>
  (facts.total.overall ?? 0) < GOOD &&
  isGeneral(facts) &&
  !statesFigure(facts) &&
  isSurePart('headline', facts) &&
  likelyMerits(seenIn(facts)).every(({ remark, chance }) => !OF_WORDS.has(remark) || chance < HARDLY);
