import { isInDictionary } from '../../gatherers/words/index.ts';
import { type AdFacts, type AdWords, adFacts, lowercaseIfAllCaps } from '../ad/ad-facts.ts';
import { statesTerms } from '../../computed/match/contradiction.ts';
import { readsWell } from '../../computed/copy/reads-well.ts';
import { passagesOf } from '../../computed/said/passages.ts';
import { type Misspelling, misspellingsIn, namesOf } from '../../computed/said/spelling.ts';
import { NEUTRAL_ARTIFACTS } from '../../grading/neutral-artifacts.ts';
import { correctedSpelling } from '../../gatherers/copy/index.ts';
import { isFinePrintByWords } from '../../language/fine-print.ts';
import { replaceWord } from './copy-edit-rules.ts';
import { isWhole, shortCallToAction } from './cta-variations.ts';
import { capitalize } from '../../capitalize.ts';

export interface EmotionalRewrite {
  readonly emotion: string;
  readonly text: string;
}

const MOST = 3;

/**
 * Rewrites the ad's own facts for other emotions. Uses only the ad's own prices, claims and names. Empty if the ad says too little to build
 * on.
 * @param avoid lowercase phrases that no rewrite may contain
 */
export function rewriteForEmotion(ad: AdWords, avoid: readonly string[] = []): EmotionalRewrite[] {
  const facts = adFacts(ad);
  if (facts.core === null) return [];
  const isAvoided = (text: string) => avoid.some((phrase) => text.toLowerCase().includes(phrase));
  const close = closing(ad, facts.core, isAvoided);
  const slips = slipsIn(ad);
  const told = [belonging, trust, excitement, ease]
    .map((write) => write(facts, close, ad))
    .filter((draft) => draft !== null);
  // Lines of a picture are not sentences that can be reordered.
  const other =
    !ad.copy || told.some(({ emotion }) => emotion === 'Excitement') ? null : anticipation(facts, close);
  return [...told, ...(other ? [other] : [])]
    .map(({ emotion, text }) => ({ emotion, text: corrected(text.trim(), slips) }))
    .filter(({ text }) => readsWell(text) && !isAvoided(text))
    .slice(0, MOST);
}

type Slip = Pick<Misspelling, 'text' | 'right'>;

/** Misspellings in the picture and the copy, which rewrites must not repeat. */
function slipsIn({ text, brand, copy }: AdWords): readonly Slip[] {
  const names = namesOf(text, brand.map((mark) => mark.text).join(' '), copy?.text ?? '');
  return [
    ...passagesOf(text, NEUTRAL_ARTIFACTS.copy).flatMap((passage) => misspellingsIn(passage, names)),
    ...(copy?.misspelled ?? []).map(({ text: word }) => ({
      text: word,
      right: correctedSpelling(word) ?? word,
    })),
  ];
}

/** Corrects misspellings. Real words such as 'to' stay, because they may be right in another sentence. */
const corrected = (text: string, slips: readonly Slip[]): string =>
  slips
    .filter(({ text: word }) => !isInDictionary(word.toLowerCase()))
    .reduce((right, slip) => replaceWord(right, slip.text, slip.right), text);

/** Characters. A longer request is a statement of its own. */
const SHORT_REQUEST = 28;

/** The ad's own short request, or one built from its facts, with a period; empty if there is none. */
function closing(ad: AdWords, core: string, isAvoided: (text: string) => boolean): string {
  const own = [
    ...(ad.copy?.callsToAction.map(({ text }) => text) ?? []).toReversed(),
    ...(ad.callToAction && !(ad.isContradicted && statesTerms(ad.callToAction.text))
      ? [ad.callToAction.text]
      : []),
  ];
  const built = shortCallToAction(ad);
  const fitting = [...own, ...(built === null ? [] : [built])].find(
    (text) =>
      text.length <= SHORT_REQUEST &&
      !/^(?:click|tap)\b/i.test(text) &&
      // Skip addresses, which ask for nothing, and requests that were only partly read.
      !/^\S+\.\p{L}{2,}\S*$|\b(?:our|the|your|an?|to|with)$/iu.test(text.trim()) &&
      !isFinePrintByWords(text) &&
      !core.toLowerCase().includes(text.toLowerCase()),
  );
  if (fitting === undefined || isAvoided(fitting)) return '';
  return `${capitalize(lowercaseIfAllCaps(fitting.replace(/\s+/g, ' ').replace(/[.!?]+$/, '')))}.`;
}

function belonging({ crowd, core }: AdFacts, close: string): EmotionalRewrite | null {
  // An ad that opens with the crowd would name it twice.
  return crowd === null || core?.includes(crowd)
    ? null
    : { emotion: 'Belonging', text: `Be one of ${crowd}. ${core} ${close}` };
}

function trust(facts: AdFacts, close: string): EmotionalRewrite | null {
  const { reassurance, core } = facts;
  // Nobody can read '4.8 stars'.
  const proof = facts.proof !== null && /\breviews?\b/i.test(facts.proof) ? facts.proof : null;
  if (proof === null && (reassurance === null || core?.toLowerCase().includes(reassurance))) return null;
  const backed = proof === null ? '' : ` Read the ${lowerFirst(proof)} first.`;
  const safe = reassurance === null ? '' : ` ${capitalize(reassurance)}.`;
  return {
    emotion: 'Trust',
    text: `${core}${backed}${safe} ${close}`,
  };
}

/** A trial or a plain price is nothing to get excited about. */
const NO_NEWS =
  /trial$|^for\b|^(?:from |only |just )?(?:[$€£¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?[€£¥₹])(?:\s|$)(?!off\b)/i;

function excitement(facts: AdFacts, close: string, ad: AdWords): EmotionalRewrite | null {
  const { offers, deadline, core } = facts;
  const offer = offers.find((each) => !NO_NEWS.test(each) && !core?.includes(each) && isWhole(each, ad));
  if (offer === undefined) return null;
  return {
    emotion: 'Excitement',
    text: `${capitalize(offer)}${deadline === null ? '' : `, until ${deadline}`}! ${core} ${close}`,
  };
}

function ease(facts: AdFacts, close: string): EmotionalRewrite | null {
  const [gain, other] = facts.gains.filter((each) => !facts.core?.toLowerCase().startsWith(each));
  if (gain === undefined) return null;
  return {
    emotion: 'Relief',
    text: `${capitalize(gain)}${other ? ` and ${other}` : ''}. ${facts.core} ${close}`,
  };
}

/** Puts another statement first, so that it leads up to the headline. */
function anticipation({ core, statements }: AdFacts, close: string): EmotionalRewrite | null {
  const lead = statements.find((each) => !each.endsWith('?'));
  return lead === undefined ? null : { emotion: 'Anticipation', text: `${lead} ${core} ${close}` };
}

const lowerFirst = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
