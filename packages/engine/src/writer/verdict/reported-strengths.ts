import type { Merit, Weakness } from '../../artifacts/remarks.ts';
import { plainWords, quote } from '../../computed/text/quote.ts';
import { isWholeElement } from '../../computed/text/reliable-headline.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { AuditResult } from '../../report.ts';
import { allAudits, auditOf } from '../../rubrics/audit-of.ts';
import { aspectOf, contradicts, isAboutLine, lineAt, onePerPart, partOf } from '../ad/ad-parts.ts';
import { isReportableFault } from '../reportable-fault.ts';
import { type Facts, countedAudits, artifactIn, isRated, isVideoReport } from '../facts.ts';
import {
  CONTRARY,
  type MeritModel,
  headlineIn,
  isGenericHeadline,
  isDistinctiveHeadline,
  presentMerits,
} from '../remarks/likely-merit.ts';
import type { LikelyRemark } from '../remarks/likely-remarks.ts';
import { NOT_POOR, canPredictRemarks } from '../remarks/named-by-readers.ts';
import { weaknessesToReport } from './reportable-weaknesses.ts';
import { isAboutPartAndAspect } from '../remarks/weakness-parts.ts';
import { GOOD, isMajor, isPraised, isWeak, praiseworthy, strengthOf } from './verdict-strengths.ts';

/**
 * Merits that a report may praise. Pictures are excluded: readers often name the picture when asked for the best of an ad, but of eight
 * reports that praised it, blind readers found that useful in one, useless in two, and misleading or damaging in five.
 */
type ReportedMerit = Exclude<Merit, 'picture'>;

/** Phrases that complete 'This ad has …'. */
const NAMES: Readonly<Record<ReportedMerit, string>> = {
  line: 'a strong headline',
  idea: 'a real idea',
  offer: 'a clear offer',
  product: 'a picture that shows at once what is for sale',
  color: 'colors that catch the eye',
};

/**
 * Sentences for merits where one can say more than the verdict does. The verdict already says that the picture shows what is for sale,
 * that colors are noticed and that words are remembered. Of 40 sentences that repeated this, blind readers found 11 worth reading, and of 16 later ones, two.
 */
const REASONS: Readonly<Partial<Record<ReportedMerit, string>>> = {
  line: 'We think people will remember {headline}: few competitors could say the same.',
  idea: 'We think {headline} and the picture make one point: they belong together.',
  offer: 'We think {offer} is the ad’s best reason to act.',
};

const OTHERS: ReadonlySet<string> = new Set([
  NAMES.offer,
  NAMES.product,
  NAMES.color,
  ...allAudits().flatMap(({ part, praise }) => (praise && part !== 'headline' ? [praise.words] : [])),
]);

/** Whether the praise is about something other than the headline, by which the verdict calls the ad: 'colors that catch the eye'. */
export const isNotAboutHeadline = (praise: string): boolean =>
  [...OTHERS].some((other) => praise === other || praise.endsWith(` with ${other}`));

/**
 * Chance, 0..1, from which a merit is praised. In 32 new ads, blind readers called 3 of 7 such sentences true at .5 to .6, and 15 of 18
 * at .6 and above.
 */
const NAMED = 0.6;
/**
 * The same for the likeliest merit of an ad that is good as a whole: readers nearly always find something to praise there. If no merit is
 * this likely, the headline is praised, unless many ads could have it. Of 21 such ads and mockups, readers praised the words or the idea
 * of 15 (cross-validated).
 */
const NAMED_OF_GOOD = 0.5;

/** What readers are likely to praise first: 'a strong headline'. @param told weaknesses that the report lists */
export const praisedByReaders = (
  facts: Facts,
  told: readonly AuditResult[],
  fitted?: MeritModel,
): readonly string[] => likelyMeritsOf(facts, told, fitted).map(({ remark }) => NAMES[remark]);

function likelyMeritsOf(
  facts: Facts,
  told: readonly AuditResult[],
  fitted: MeritModel | undefined,
): readonly LikelyRemark<ReportedMerit>[] {
  const merits = reportableMerits(facts, told, fitted);
  const likely = withoutRepeatedHeadline(merits.filter(({ chance }) => chance >= NAMED));
  if (likely.length > 0 || (facts.total.overall ?? 0) < GOOD) return likely;
  const isWorn = isGenericHeadline(facts);
  const first = merits.find(
    ({ chance, remark }) => chance >= NAMED_OF_GOOD || (remark === 'line' && !isWorn),
  );
  return first ? [first] : [];
}

/**
 * What checks find good about parts that no weak check blames: an offer that cannot be read is not praised for its size.
 * @param told weaknesses that the report lists
 * @param isNamed whether a check's praise may be used for this ad
 */
export function praisedByChecks(
  facts: Facts,
  told: readonly AuditResult[],
  isNamed: (audit: AuditResult) => boolean,
): readonly string[] {
  const checks = countedAudits(facts.total.audits);
  const blamed = [...checks.filter(isWeak), ...told];
  // A message that any competitor could use is no strength for coming early.
  const isEmpty = isVideoReport(facts) && isGenericHeadline(facts);
  const praised = praiseworthy(checks).filter(
    (audit) =>
      isNamed(audit) &&
      isPraised(audit) &&
      !isOfOneFrame(audit, facts) &&
      !(isEmpty && auditOf(audit.id)?.needsUnderstanding) &&
      !blamed.some((weak) => contradictsPraise(weak, audit, facts)),
  );
  const named = canPredictRemarks(facts) ? unobvious(praised) : praised;
  const parts = onePerPart(named, facts);
  // 'Text that is easy to read and text that is large enough to read' praises one thing twice.
  const readable = parts.find(isAboutLine);
  return parts
    .filter((audit) => audit === readable || !isAboutLine(audit))
    .flatMap((audit) => strengthOf(audit) ?? []);
}

/** Praise for easy-to-read text covers all text, so lines that are too small contradict it as much as faint ones do. */
const contradictsPraise = (weak: AuditResult, praised: AuditResult, facts: Facts): boolean =>
  contradicts(praised, weak, facts) || (isAboutLine(praised) && isAboutLine(weak));

/** Drops the headline if the idea is praised: the idea includes it, so it would be praised twice. */
const withoutRepeatedHeadline = (
  merits: readonly LikelyRemark<ReportedMerit>[],
): readonly LikelyRemark<ReportedMerit>[] =>
  merits.some(({ remark }) => remark === 'idea') ? merits.filter(({ remark }) => remark !== 'line') : merits;

/** Parts of the ad that a merit must not praise if a check blames them. Words are left out: strong words set too small are still strong. */
const BLAMED_BY: Readonly<Partial<Record<Merit, readonly string[]>>> = {
  offer: ['offer'],
  color: ['colors'],
};

/** Weak checks whose fault may be reported for this ad. */
const weakIn = (facts: Facts): readonly AuditResult[] =>
  countedAudits(facts.total.audits).filter((audit) => isWeak(audit) && isReportableFault(audit, facts));

/** Merits that may be praised: the ad has them, no check blames them, and readers are not likely to criticize them. */
export function reportableMerits(
  facts: Facts,
  told: readonly AuditResult[],
  fitted?: MeritModel,
): readonly LikelyRemark<ReportedMerit>[] {
  if (!canPredictRemarks(facts)) return [];
  const blamed = [...weakIn(facts), ...told];
  const held = new Set<Weakness>(weaknessesToReport(facts).map(({ remark }) => remark));
  const isDenied = (merit: Merit): boolean =>
    CONTRARY[merit].some(
      (weakness) => held.has(weakness) || blamed.some((audit) => isAboutPartAndAspect(weakness, audit)),
    ) || blamed.some((audit) => partsOf(audit, facts).some((part) => BLAMED_BY[merit]?.includes(part)));
  return presentMerits(facts, fitted).flatMap(({ remark, chance }) =>
    remark === 'picture' || isDenied(remark) ? [] : [{ remark, chance }],
  );
}

/** The part a check is about; for a check on text lines, the role of every line that it marks. */
const partsOf = (audit: AuditResult, facts: Facts): readonly string[] =>
  isAboutLine(audit)
    ? audit.evidence.map(({ box }) => lineAt(box, facts)?.role ?? '')
    : [partOf(audit, facts)];

/** One thing that works: the check that found it, or a sentence on what readers would praise. */
type Strength = { readonly audit: AuditResult } | { readonly sentence: string };

/**
 * What works in the ad, with what readers would praise first. Leaves out what checks find good but readers rarely praise. If readers'
 * remarks cannot be predicted, a poor ad gets no praise that is true of many poor ads.
 * @param praised what checks find good, most important first
 * @param told weaknesses that the report lists
 */
export function strengthsInOrder(
  facts: Facts,
  praised: readonly AuditResult[],
  told: readonly AuditResult[],
  fitted?: MeritModel,
): readonly Strength[] {
  if (!canPredictRemarks(facts)) {
    const { overall } = facts.total;
    const isPoor = overall !== null && overall < NOT_POOR;
    return praised
      .filter((audit) => !(isPoor && !isMajor(audit)) && !isOfOneFrame(audit, facts))
      .map(asStrength);
  }
  const likely = likelyMeritsOf(facts, told, fitted);
  const offer = praised.find(isOfOffer);
  const merits = likely.flatMap(({ remark }) =>
    remark === 'offer' && offer ? [asStrength(offer)] : meritSentences(remark, facts),
  );
  // Readers were not asked about the copy, its match with the picture, or placements.
  const unrated = praised.filter(({ category }) => !isRated(category)).map(asStrength);
  return [...(merits.length > 0 ? merits : fallbackStrengths(praised, told, facts)), ...unrated];
}

/** Whether the praise is about one frame of a video: few words there do not mean few words in the whole video. */
const isOfOneFrame = ({ id }: AuditResult, facts: Facts): boolean =>
  isVideoReport(facts) && (auditOf(id)?.part === 'amountOfText' || auditOf(id)?.onVideo === 'score-only');

/**
 * The strength of an ad for which no merit has a sentence: its offer, if no check blames how the offer looks. An easy-to-find button or
 * brand is not listed because most ads have one.
 */
function fallbackStrengths(
  praised: readonly AuditResult[],
  told: readonly AuditResult[],
  facts: Facts,
): readonly Strength[] {
  const weak = weakIn(facts).filter((audit) => aspectOf(audit) !== 'wording');
  const blamed = new Set([...weak, ...told].flatMap((audit) => partsOf(audit, facts)));
  return blamed.has('offer') ? [] : praised.filter(isOfOffer).map(asStrength);
}

const isOfOffer = ({ id }: AuditResult): boolean => auditOf(id)?.part === 'offer';

const asStrength = (audit: AuditResult): Strength => ({ audit });

/**
 * What readers praise, too: an offer, a call to action, and whatever they were not asked about. Few praised large letters or a clearly
 * visible brand name, so that is used only if there is nothing else.
 */
function unobvious(praised: readonly AuditResult[]): readonly AuditResult[] {
  const others = praised.filter(
    ({ id, category }) => !isRated(category) || PRAISED_PARTS.has(auditOf(id)?.part ?? ''),
  );
  return others.length > 0 ? others : praised.filter(isMajor).slice(0, FEW);
}

const FEW = 2;
const PRAISED_PARTS: ReadonlySet<string> = new Set(['offer', 'callToAction']);

/** Most characters of an offer that is quoted. A longer quotation would bury the sentence around it. */
const SHORT = 32;

/** The offer in quotation marks if it is short, complete and read with certainty, else 'the offer'. */
function offerIn(facts: Facts): string {
  const offer = artifactIn(facts, 'elements')?.offer;
  const canQuote =
    offer && plainWords(offer.text).length <= SHORT && isWholeElement(offer, artifactIn(facts, 'text') ?? []);
  return canQuote ? quote(offer.text) : 'the offer';
}

function meritSentences(merit: ReportedMerit, facts: Facts): readonly Strength[] {
  const headline = headlineIn(facts) ?? '';
  const reason = merit === 'line' && !isDistinctiveHeadline(facts) ? reasonOf(headline) : REASONS[merit];
  return reason === undefined
    ? []
    : [{ sentence: formatMessage(reason, { headline, offer: offerIn(facts), words: wordsIn(headline) }) }];
}

/** What can be measured of a headline that is praised; undefined if that is nothing. */
function reasonOf(headline: string): string | undefined {
  if (FIGURE.test(headline)) return CONCRETE;
  return wordsIn(headline) <= SHORT_HEADLINE ? BRIEF : undefined;
}
const CONCRETE = 'The figure in {headline} makes the point concrete.';
const BRIEF = '{headline} is {words} words, short enough to remember.';
/** A number that is no year and no part of a name: 'Formula 1'. */
const FIGURE = /(?<!\p{Lu}\p{L}* )(?<![\p{L}\p{N}])(?!(?:19|20)\d\d(?!\p{N}))\p{N}/u;
const wordsIn = (headline: string): number => headline.split(/\s+/).length;
/** Words that are read in about a second and a half. Chosen by judgment. */
const SHORT_HEADLINE = 6;
