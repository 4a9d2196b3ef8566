import { endsMidSentence, isFragment } from '../../computed/sentences/sentence-fragments.ts';
import type { BrandMark, CallToAction, TextLine } from '../../artifacts/artifacts.ts';
import { type ActionClass, actionClassOf, mainRequest } from '../../computed/copy/actions.ts';
import { statesTerms } from '../../computed/match/contradiction.ts';
import { excerpt } from '../../computed/copy/quotes.ts';
import { isRephrasable } from '../../computed/copy/rephrasable.ts';
import { reliableHeadline } from '../../computed/text/reliable-headline.ts';
import { isQuotable } from '../../computed/text/line-name.ts';
import { plainWords } from '../../computed/text/quote.ts';
import type { Copy, CopySentence, Hit } from '../../artifacts/copy-artifacts.ts';
import type { Elements } from '../../elements/elements.ts';
import { NEUTRAL_ARTIFACTS } from '../../grading/neutral-artifacts.ts';
import { firstDeadline, readCopy, wordsOf } from '../../gatherers/copy/index.ts';
import { tradeOf } from '../../computed/words/trade.ts';
import { SHOP_GOODS } from '../../computed/words/trades.ts';
import { crowdIn } from './crowd.ts';
import { offersMade } from './offers-made.ts';
import { plural, productIn } from './product.ts';
import { capitalize } from '../../capitalize.ts';

/** The words of an ad: its copy, if any, and the text in the picture. */
export interface AdWords {
  readonly copy?: Copy | null;
  readonly text: readonly TextLine[];
  readonly callToAction: CallToAction | null;
  readonly brand: readonly BrandMark[];
  /** Elements identified in the picture. If omitted, none are assumed. */
  readonly elements?: Elements | null;
  /** Whether copy and picture make different offers or name different last days, so that no new text may repeat either. */
  readonly isContradicted?: boolean;
}

/** Facts for building new text. Contains only what the ad itself says. */
export interface AdFacts {
  readonly brand: string | null;
  /** Singular, lowercase. */
  readonly product: string | null;
  /** The product if a shop button could name it: it is in the headline or named twice, and other words point to the same trade. */
  readonly goods: string | null;
  /** In the ad's words: '40% off', 'free delivery'. */
  readonly offers: readonly string[];
  /** In the ad's words, without the preposition: 'Sunday', 'midnight'. */
  readonly deadline: string | null;
  /** Verb phrases in the base form: 'sleep better'. */
  readonly gains: readonly string[];
  /** '12,000 runners'. */
  readonly crowd: string | null;
  readonly proof: string | null;
  readonly reassurance: string | null;
  /** The copy's opening or the headline, as one sentence with a period. */
  readonly core: string | null;
  /** The ad's other statements, each as one sentence with a period; no calls to action. */
  readonly statements: readonly string[];
  /** The ad's name within a sentence: its headline or opening in quotation marks; null if it has no text. */
  readonly title: string | null;
  readonly action: ActionClass | null;
}

/** OCR confidence, 0..1. Text read with less is not used in new text. */
const SURE = 0.8;

/** The copy, then the picture's text parsed as copy. Picture lines are cut at the first hashtag: tags are not the ad's words. */
export function adSources({ copy, text }: AdWords): Copy[] {
  const lines = text.filter(
    ({ confidence, role }) => confidence >= SURE && role !== 'legal' && role !== 'brand',
  );
  const words = lines.map((line) => lowercaseIfAllCaps(line.text.replace(/#\p{L}.*$/u, ''))).join('\n');
  const shown = lines.length === 0 ? null : readCopy(words);
  return [...(copy ? [copy] : []), ...(shown?.ok ? [shown.value] : [])];
}

export function adFacts(ad: AdWords): AdFacts {
  const sources = adSources(ad).filter(({ language }) => language === 'en');
  const all = (pick: (copy: Copy) => readonly Hit[]) =>
    sources
      .flatMap((copy) => pick(copy).filter((hit) => isRephrasable(copy, hit)))
      .map(({ text }) => flat(text));
  const joined = sources.map(rephrasableText).join('\n');
  const core = sources.length === 0 ? null : coreOf(ad);
  const headline = ad.text.filter(({ role, confidence }) => role === 'headline' && confidence >= SURE);
  const brand = brandOf(ad);
  const named = productIn(lowercaseIfAllCaps(headline.map(({ text }) => text).join(' ')));
  const product = named ?? productIn(joined);
  const sure = product !== null && (named !== null || timesNamed(product, joined) > 1);
  const asked = sources.flatMap((copy) => mainRequest(copy.callsToAction)?.text ?? []);
  const requests = [...(ad.callToAction ? [ad.callToAction.text] : []), ...asked];
  return {
    brand,
    product,
    goods:
      sure && SHOP_GOODS.has(product) && tradeOf(sources)?.audience.goods.includes(product) ? product : null,
    offers: ad.isContradicted ? [] : offersIn(ad, sources),
    deadline: ad.isContradicted ? null : deadlineIn(joined),
    gains: [
      ...new Set(
        all((copy) => copy.benefits)
          .map((gain) => gain.toLowerCase())
          .filter(isVerbPhrase),
      ),
    ],
    crowd: crowdIn(flat(joined)),
    proof:
      all((copy) => copy.proof).find((proof) => /\d.*\b(?:reviews?|stars?|ratings?)\b/i.test(proof)) ?? null,
    reassurance: reassuranceIn(
      all((copy) => copy.guarantees).filter((each) => !(ad.isContradicted && statesTerms(each))),
      joined,
    ),
    core,
    // Only from the copy if there is one: the picture may be about something else.
    statements: sources
      .slice(0, 1)
      .flatMap(statementsOf)
      .filter((each) => !core?.includes(each) && !(ad.isContradicted && statesTerms(each))),
    title: titleOf(ad),
    action: requests.map(actionClassOf).find((name) => name !== null) ?? null,
  };
}

/** A picture with at least this many offers has no main one, so none is used. Chosen by judgment. */
const HEAP = 3;
/** Conditions of an offer that does not apply to everyone. */
const FOR_SOME =
  /\b(?:seniors?|pensioners?|oaps?|students?|members?|collection|(?:under|over) \d{1,2}s?)\b(?!,)/i;

function offersIn(ad: AdWords, sources: readonly Copy[]): readonly string[] {
  const conditional = ad.text.filter(({ text }) => FOR_SOME.test(text)).map(({ text }) => text.toLowerCase());
  const made = offersMade(ad, sources)
    .map(({ text }) => flat(text))
    .filter((offer) => /\d|free/i.test(offer) && !BARE_FIGURE.test(offer) && !/returns?$/i.test(offer))
    .filter((offer) => !conditional.some((line) => line.includes(offer.toLowerCase())));
  const offers = [...new Set(made)];
  return !ad.copy && offers.length >= HEAP ? [] : offers;
}

/** A bare '-21%' or '30%' may be a saving, a change or a label, so it is not used as an offer. */
const BARE_FIGURE = /^[-−–+~]?\s*\d[\d.,]*\s?[%٪]?$/;

const timesNamed = (product: string, text: string): number =>
  wordsOf(text).filter(({ lower }) => lower === product || lower === plural(product)).length;

/** The sentences that new text may be built from, unchanged. */
const rephrasableText = (copy: Copy): string =>
  copy.sentences
    .filter((sentence) => isRephrasable(copy, sentence))
    .map(({ text }) => text)
    .join('\n');

const REASSURANCE = /trial|guarantee$|warranty|returns?$|refund/i;

/** Returns the guarantee with its duration as the ad states it: 'five-year warranty'. */
function reassuranceIn(guarantees: readonly string[], text: string): string | null {
  const found = guarantees.find((each) => REASSURANCE.test(each));
  const at = found === undefined ? -1 : flat(text).indexOf(found);
  if (found === undefined) return null;
  const length = /(?:\b[\p{L}\d]+[- ](?:year|month|week|day|night)s?[- ]|\blifetime )$/iu.exec(
    flat(text).slice(0, Math.max(0, at)),
  );
  return `${length?.[0] ?? ''}${found}`.toLowerCase();
}

const deadlineIn = (text: string): string | null => {
  const found = firstDeadline(text);
  if (found === null) return null;
  return /^(?:this |midnight|tonight|tomorrow)/i.test(found) ? found.toLowerCase() : capitalize(found);
};

const PLAIN_VERBS = new Set(
  'save sleep feel look stay earn grow boost increase improve protect relax relieve soothe hydrate enjoy achieve reach avoid prevent reduce cut eliminate run go work get lose make'.split(
    ' ',
  ),
);

/** 'save time' and 'sleep better' can follow 'you can'; 'faster' and a lone 'save' cannot. */
const isVerbPhrase = (gain: string): boolean => {
  const [first, second] = gain.split(' ');
  return (
    first !== undefined &&
    second !== undefined &&
    PLAIN_VERBS.has(first) &&
    !/^(?:your?|rid)$/.test(gain.split(' ').at(-1) ?? '')
  );
};

/** Confidence, 0..1. A brand in the picture with less is more often an ordinary word than a name. Chosen by judgment. */
const LIKELY = 0.6;

/** Rejects a date, place or address mistaken for the brand, so that new text does not repeat the error. */
const isName = (text: string): boolean =>
  /^\p{L}/u.test(text) &&
  actionClassOf(text) === null &&
  !/\b(?:a|an|of the|is|to)\b/.test(text) &&
  !/[,\d@/]|\.\p{L}/u.test(text) &&
  text.split(/\s+/).length <= 3 &&
  isQuotable({ text });

function brandOf({ brand, copy }: AdWords): string | null {
  const found = brand
    .map((mark) => ({ ...mark, text: plainWords(mark.text).replace(/[.!,;:]+$/, '') }))
    .filter(({ text, confidence }) => confidence >= LIKELY && isName(text));
  const best = found.toSorted((a, b) => b.confidence - a.confidence)[0];
  if (!best) return null;
  const inCopy = copy?.specifics.names.find(({ text }) => text.toLowerCase() === best.text.toLowerCase());
  return inCopy?.text ?? (isShouted(best.text) && best.text.length > 4 ? titled(best.text) : best.text);
}

/** Policy rules whose hits make a sentence unusable: claims without proof, and spelling or wording that ad review rejects. */
const UNFIT: ReadonlySet<string> = new Set(['spacing', 'symbols', 'superlatives', 'click-here']);

/** The copy's first statement, else the picture's headline; null if it is too short or too long to build on. */
function coreOf({ copy, text }: AdWords): string | null {
  const headline = text.filter(({ role, confidence }) => role === 'headline' && confidence >= SURE);
  if (copy && copy.language !== 'en') return null;
  if (copy) return firstStatement(copy);
  return headline.every(isQuotable) ? sentence(headline.map((line) => line.text).join(' ')) : null;
}

/** Most words of a bare call to action. 'Shop now' can only close a rewrite; 'Learn Spanish in 15 minutes a day' can carry one. */
const BARE_REQUEST = 3;

const usableSentences = (copy: Copy): readonly CopySentence[] =>
  copy.sentences.filter(
    (each) =>
      each.words > 1 &&
      isRephrasable(copy, each) &&
      !copy.policy.some((hit) => UNFIT.has(hit.rule) && hit.start < each.end && each.start < hit.end) &&
      !(each.words <= BARE_REQUEST && copy.callsToAction.some((request) => request.start === each.start)),
  );

/** A sentence that depends on another one cannot be moved. */
const UNMOVABLE = /\bdetails\b|^(?:and|but|so|or|then|it|its|this|that|these|they|which|because)\b/i;

const LEAST_WORDS = 3;

/** The copy's statements that can be moved, each as one sentence with a period; no calls to action. */
const statementsOf = (copy: Copy): string[] =>
  usableSentences(copy)
    .filter(
      ({ text, words, start, end }) =>
        words >= LEAST_WORDS &&
        // Moving a stock phrase to the front does not improve it.
        !copy.style.worn.some((phrase) => phrase.start < end && start < phrase.end) &&
        !UNMOVABLE.test(text) &&
        !endsMidSentence(text) &&
        isQuotable({ text }) &&
        !copy.callsToAction.some((request) => request.start === start),
    )
    .flatMap(({ text }) => sentence(text) ?? []);

function titleOf({ copy, text, elements }: AdWords): string | null {
  const headline = reliableHeadline(text, elements ?? NEUTRAL_ARTIFACTS.elements);
  if (headline && !isFragment(headline.text)) return headline.name;
  return copy && copy.words > 0 ? excerpt(copy.opening.text.replace(/[.]$/, ''), 40) : null;
}

function firstStatement(copy: Copy): string | null {
  const [first, second] = usableSentences(copy);
  if (!first) return null;
  const follows = second && copy.text.slice(first.end, second.start).trim() === '';
  // A question or a catchphrase needs the sentence that follows it.
  const short = first.text.endsWith('?') || first.words < 4;
  return short && follows ? joined(sentence(first.text), sentence(second.text)) : sentence(first.text);
}

const joined = (first: string | null, second: string | null): string | null =>
  first && second ? `${first} ${second}` : first;

function sentence(text: string): string | null {
  const calmed = capitalize(lowercaseIfAllCaps(flat(text)).replace(/[\s.!?…,;:–—-]+$/, ''));
  const words = wordsOf(calmed).length;
  if (words < 2 || words > 25) return null;
  return `${calmed}${/\?\W*$/.test(text) ? '?' : '.'}`;
}

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim();

const isShouted = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

/** Lowercases text that is all in capitals, which are a style choice in banners. */
export const lowercaseIfAllCaps = (text: string): string =>
  isShouted(text) ? text.charAt(0) + text.slice(1).toLowerCase() : text;

const titled = (text: string): string =>
  text.toLowerCase().replace(/(?:^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
