import headlineSubstance from '../../audits/audience/headline-substance.ts';
import type { Merit, Weakness } from '../../artifacts/remarks.ts';
import { announcesEvent } from '../../computed/text/listed-facts.ts';
import { isFragment } from '../../computed/sentences/sentence-fragments.ts';
import { reliableHeadline } from '../../computed/text/reliable-headline.ts';
import { isSurePart } from '../doubt.ts';
import { type Facts, artifactIn, linesToRead } from '../facts.ts';
import { type LikelyRemark, type RemarkModel, likelyRemarks } from './likely-remarks.ts';
import { likelyWeaknesses } from './likely-weakness.ts';
import model from './merit-model.json' with { type: 'json' };
import { GOOD } from '../verdict/verdict-strengths.ts';
import { type RemarkInputs, remarkInputsOf } from './remark-signs.ts';

export type MeritModel = RemarkModel<Merit>;

/** What readers are likely to praise in such an ad, likeliest first. */
export const likelyMerits = (
  seen: RemarkInputs,
  fitted: MeritModel = model.merits,
): readonly LikelyRemark<Merit>[] => likelyRemarks(fitted, seen, seen.artifacts.impression?.praised);

/** Weaknesses that would contradict each praise. Chosen by judgment. */
export const CONTRARY: Readonly<Record<Merit, readonly Weakness[]>> = {
  line: ['empty'],
  idea: ['empty', 'picture'],
  offer: ['offer', 'reason'],
  picture: ['picture', 'craft'],
  product: ['picture', 'unclear'],
  color: ['color'],
};

/**
 * Below this overall score, the picture, what it shows and its colors are not praised. Readers had to name the best of each ad, and for
 * poor ads they named the picture even if they would change it. Chosen by judgment: two of 16 new ads got such praise, both wrongly. Of 51
 * real ads whose picture is praised, four score lower.
 */
const PRAISED_PICTURES = 50;
const OF_PICTURES: ReadonlySet<Merit> = new Set(['picture', 'product', 'color']);

/** Likely merits that the ad has. Excludes elements that were not found, and text that was read with doubt or is not English. */
export const presentMerits = (facts: Facts, fitted?: MeritModel): readonly LikelyRemark<Merit>[] =>
  likelyMerits(remarkInputsOf(facts), fitted).filter(
    ({ remark }) =>
      isShown(remark, facts) && !(OF_PICTURES.has(remark) && (facts.total.overall ?? 0) < PRAISED_PICTURES),
  );

function isShown(merit: Merit, facts: Facts): boolean {
  if (merit === 'line') return headlineIn(facts) !== null;
  if (merit === 'idea') return headlineIn(facts) !== null && Boolean(artifactIn(facts, 'subject'));
  if (merit === 'offer') return Boolean(artifactIn(facts, 'elements')?.offer) && isSurePart('offer', facts);
  if (merit === 'product') return artifactIn(facts, 'subject')?.kind === 'product';
  return merit === 'color' || Boolean(artifactIn(facts, 'subject'));
}

/** The headline in quotation marks; null unless it is certainly complete, in English and longer than one word. */
export function headlineIn(facts: Facts): string | null {
  const elements = artifactIn(facts, 'elements');
  const headline = elements?.headline ? reliableHeadline(artifactIn(facts, 'text') ?? [], elements) : null;
  return headline && !isFragment(headline.text) ? headline.name : null;
}

/** Chance, 0..1, from which words that any ad could use may be half of a joke. Of ten such ads, readers praised the line or idea of 7. */
const WITTY = 0.4;

/** From this generality (0..100) on, a headline needs the higher chance. Of 42 such headlines, readers praised the words or idea of 3. */
const EMPTY = 80;
const SURELY_WITTY = 0.6;

/** Whether readers would sooner praise what the ad says, alone or together with its picture, than call it empty. */
export function isWitty(facts: Facts): boolean {
  const empty = likelyWeaknesses(remarkInputsOf(facts)).find(({ remark }) => remark === 'empty')?.chance ?? 0;
  const least = Math.max(isAbove(EMPTY, facts) ? SURELY_WITTY : WITTY, empty);
  return presentMerits(facts).some(({ remark, chance }) => OF_WORDS.has(remark) && chance >= least);
}

const OF_WORDS: ReadonlySet<Merit> = new Set(['line', 'idea']);

/**
 * From this generality (0..100) on, a headline is a stock line if the chance that readers praise its words is below `HARDLY`. They praised
 * 13 of 97 such headlines (cross-validated).
 */
const GENERAL = 55;
const HARDLY = 0.3;

/** @param general 0..100 */
const isAbove = (general: number, { total }: Facts): boolean =>
  total.audits.some(({ id, value }) => id === headlineSubstance.id && (value ?? 0) >= general);

/**
 * Up to this generality (0..100) a headline counts as the ad's own. Of 12 headlines below 35 that were praised for it, blind readers agreed
 * with 6, and with 4 of 6 below 31. The limit was tuned on the same data, so expect less on new ads.
 */
const OWN = 31;

/** Whether few competitors could use the headline. */
export const isDistinctiveHeadline = ({ total }: Facts): boolean =>
  total.audits.some(({ id, value }) => id === headlineSubstance.id && value !== null && value <= OWN);

/** Whether many other ads could use the headline. */
export const isGenericHeadline = (facts: Facts): boolean => isAbove(GENERAL, facts);

/** A headline with a figure is no stock line, however general its words are. */
const statesFigure = (facts: Facts): boolean =>
  /\p{N}/u.test(artifactIn(facts, 'elements')?.headline?.text ?? '');

/** Whether many ads could use the headline and readers are unlikely to praise what the ad says. Never true of a good ad or an event's name. */
export const isStockHeadline = (facts: Facts): boolean =>
  (facts.total.overall ?? 0) < GOOD &&
  isGenericHeadline(facts) &&
  !statesFigure(facts) &&
  !announcesEvent(linesToRead(facts)) &&
  isSurePart('headline', facts) &&
  likelyMerits(remarkInputsOf(facts)).every(({ remark, chance }) => !OF_WORDS.has(remark) || chance < HARDLY);
