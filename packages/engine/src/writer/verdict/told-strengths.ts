import type { Merit } from '../../artifacts/remarks.ts';
import { plainWords, quote } from '../../computed/text/quote.ts';
import { isWholeElement } from '../../computed/text/tellable-headline.ts';
import { say } from '../../messages/say.ts';
import type { AuditResult } from '../../report.ts';
import { auditOf } from '../../rubrics/audit-of.ts';
import { capital } from '../ad/ad-facts.ts';
import { aspectOf, contradicts, isOfALine, lineAt, onePerPart, partOf } from '../ad/ad-parts.ts';
import { isFaultBorneOut } from '../borne-out.ts';
import { type Facts, counted, found, isRated, ofVideo } from '../facts.ts';
import {
  CONTRARY,
  type MeritModel,
  headlineIn,
  isGeneral,
  isOwn,
  shownMerits,
} from '../remarks/likely-merit.ts';
import type { LikelyRemark } from '../remarks/likely-remarks.ts';
import { NOT_POOR, canBeGuessed } from '../remarks/named-by-readers.ts';
import { likelyToBeHeld } from './say-weakest.ts';
import { isOfSame } from '../remarks/weakness-parts.ts';
import { GOOD, isMajor, isPraised, isWeak, praiseworthy, strengthOf } from './verdict-strengths.ts';

/**
 * What is praised. A picture by itself is not: readers who are asked for the best of an ad name it often, and of eight ads that were told so
 * blind readers of the reports called one told something worth knowing, two nothing, and five something misleading or damaging.
 */
type Told = Exclude<Merit, 'picture'>;

/** What readers praise, as it finishes 'This ad has …'. */
const NAMES: Readonly<Record<Told, string>> = {
  line: 'a strong headline',
  idea: 'a real idea',
  offer: 'a clear offer',
  product: 'a picture that shows at once what is for sale',
  color: 'colors that catch the eye',
};

/**
 * The same in a sentence of its own, where that says more than the verdict does. It tells that a picture shows what is for sale, that colors are noticed and that words are
 * remembered: of 40 sentences that told so once more blind readers of the reports found eleven worth reading.
 */
const REASONS: Readonly<Partial<Record<Told, string>>> = {
  line: 'We think people will remember {headline}: few competitors could say the same.',
  idea: 'We think {headline} and the picture make one point: they belong together.',
  offer: 'We think {offer} is the ad’s best reason to act.',
};

const OTHERS: ReadonlySet<string> = new Set([NAMES.offer, NAMES.product, NAMES.color]);

/** Whether readers praise something else than the words that an ad is called by: 'colors that catch the eye'. */
export const isOfOthers = (praise: string): boolean => OTHERS.has(praise);

/** Chance, 0..1, from which it is said that readers would praise something: of 32 new ads blind readers called 3 of 7 true that were said from .5 to .6, and 15 of 18 from there on. */
const NAMED = 0.6;
/**
 * And from which the likeliest is told of an ad that is good as a whole, of which readers seldom praise nothing. Where nothing is so likely its headline is, unless many ads could have it: of 21 such
 * ads and mockups readers praised the words or the idea of 15, in folds.
 */
const NAMED_OF_GOOD = 0.5;

/** What readers are likely to praise first: 'a strong headline'. @param told weaknesses that the report tells */
export const praisedByReaders = (
  facts: Facts,
  told: readonly AuditResult[],
  fitted?: MeritModel,
): readonly string[] => likelyMeritsOf(facts, told, fitted).map(({ remark }) => NAMES[remark]);

function likelyMeritsOf(
  facts: Facts,
  told: readonly AuditResult[],
  fitted: MeritModel | undefined,
): readonly LikelyRemark<Told>[] {
  const merits = tellableMerits(facts, told, fitted);
  const likely = apart(merits.filter(({ chance }) => chance >= NAMED));
  if (likely.length > 0 || (facts.total.overall ?? 0) < GOOD) return likely;
  const isWorn = isGeneral(facts);
  const first = merits.find(
    ({ chance, remark }) => chance >= NAMED_OF_GOOD || (remark === 'line' && !isWorn),
  );
  return first ? [first] : [];
}

/**
 * What checks find good of parts that no weak check blames: an offer that cannot be read is not praised for its size.
 * @param told weaknesses that the report tells
 * @param isNamed whether a check's praise may be said of this ad
 */
export function praisedByChecks(
  facts: Facts,
  told: readonly AuditResult[],
  isNamed: (audit: AuditResult) => boolean,
): readonly string[] {
  const checks = counted(facts.total.audits);
  const blamed = [...checks.filter(isWeak), ...told];
  const praised = praiseworthy(checks).filter(
    (audit) => isNamed(audit) && isPraised(audit) && !blamed.some((weak) => denies(weak, audit, facts)),
  );
  const named = canBeGuessed(facts) ? unobvious(praised) : praised;
  return onePerPart(named, facts).flatMap((audit) => strengthOf(audit) ?? []);
}

/** Text is praised for being easy to read as a whole: lines that are too small deny it as faint ones do. */
const denies = (weak: AuditResult, praised: AuditResult, facts: Facts): boolean =>
  contradicts(praised, weak, facts) || (isOfALine(praised) && isOfALine(weak));

/** What an idea is made of is not praised beside it: the headline alone would be praised twice. */
const apart = (merits: readonly LikelyRemark<Told>[]): readonly LikelyRemark<Told>[] =>
  merits.some(({ remark }) => remark === 'idea') ? merits.filter(({ remark }) => remark !== 'line') : merits;

/** Parts of the ad that are not praised where a check blames them. Strong words may be set too small, and are strong all the same. */
const BLAMED_BY: Readonly<Partial<Record<Merit, readonly string[]>>> = {
  offer: ['offer'],
  color: ['colors'],
};

/** Checks that find something weak, as far as what was understood of the ad bears them out. */
const weakIn = (facts: Facts): readonly AuditResult[] =>
  counted(facts.total.audits).filter((audit) => isWeak(audit) && isFaultBorneOut(audit, facts));

/** What may be praised: the ad has it, no check blames it, and readers would not hold it against the ad. */
export function tellableMerits(
  facts: Facts,
  told: readonly AuditResult[],
  fitted?: MeritModel,
): readonly LikelyRemark<Told>[] {
  if (!canBeGuessed(facts)) return [];
  const blamed = [...weakIn(facts), ...told];
  const held = new Set(likelyToBeHeld(facts).map(({ remark }) => remark));
  const isDenied = (merit: Merit): boolean =>
    CONTRARY[merit].some(
      (weakness) => held.has(weakness) || blamed.some((audit) => isOfSame(weakness, audit)),
    ) || blamed.some((audit) => partsOf(audit, facts).some((part) => BLAMED_BY[merit]?.includes(part)));
  return shownMerits(facts, fitted).flatMap(({ remark, chance }) =>
    remark === 'picture' || isDenied(remark) ? [] : [{ remark, chance }],
  );
}

/** Of a check of lines every line that it marks. */
const partsOf = (audit: AuditResult, facts: Facts): readonly string[] =>
  isOfALine(audit) ? audit.evidence.map(({ box }) => lineAt(box, facts)?.role ?? '') : [partOf(audit, facts)];

/** One thing that works: the check that found it, or what readers say of such ads. */
type Strength = { readonly audit: AuditResult } | { readonly sentence: string };

/**
 * What works in the ad, what readers would praise first; what a check finds good and hardly anybody praises is left out. Of a poor ad of which no
 * reader was asked nothing is praised that is true of many a poor one.
 * @param praised what checks find good, what matters most first
 * @param told weaknesses that the report tells
 */
export function strengthsInOrder(
  facts: Facts,
  praised: readonly AuditResult[],
  told: readonly AuditResult[],
  fitted?: MeritModel,
): readonly Strength[] {
  if (!canBeGuessed(facts)) {
    const { overall } = facts.total;
    const isPoor = overall !== null && overall < NOT_POOR;
    return praised
      .filter((audit) => !(isPoor && !isMajor(audit)) && !(ofVideo(facts) && isOfOneFrame(audit)))
      .map(toldBy);
  }
  const likely = likelyMeritsOf(facts, told, fitted);
  const offer = praised.find(isOfOffer);
  const merits = likely.flatMap(({ remark }) =>
    remark === 'offer' && offer ? [toldBy(offer)] : sayMerit(remark, facts),
  );
  // Of copy, of how it fits the picture and of placements no reader was asked.
  const unrated = praised.filter(({ category }) => !isRated(category)).map(toldBy);
  const strengths = [...(merits.length > 0 ? merits : ordinary(praised, told, facts)), ...unrated];
  // An empty list would contradict the verdict.
  return strengths.length > 0 ? strengths : likely.map(({ remark }) => ({ sentence: byName(remark, facts) }));
}

/** Few words on one frame of a video are no few words. */
const isOfOneFrame = ({ id }: AuditResult): boolean => auditOf(id)?.part === 'amountOfText';

/** Of an ad that readers would hardly praise for one thing, or only for what the verdict says: its offer, where no check blames how it looks. That button and name are easy to find is true of most. */
function ordinary(
  praised: readonly AuditResult[],
  told: readonly AuditResult[],
  facts: Facts,
): readonly Strength[] {
  const weak = weakIn(facts).filter((audit) => aspectOf(audit) !== 'wording');
  const blamed = new Set([...weak, ...told].flatMap((audit) => partsOf(audit, facts)));
  return blamed.has('offer') ? [] : praised.filter(isOfOffer).map(toldBy);
}

const isOfOffer = ({ id }: AuditResult): boolean => auditOf(id)?.part === 'offer';

const toldBy = (audit: AuditResult): Strength => ({ audit });

/**
 * What readers praise as well: an offer, a call to action, and whatever they were not asked about. That letters are large and a name is
 * plain to see few of them praised; it is told where there is nothing else.
 */
function unobvious(praised: readonly AuditResult[]): readonly AuditResult[] {
  const others = praised.filter(
    ({ id, category }) => !isRated(category) || PRAISED_PARTS.has(auditOf(id)?.part ?? ''),
  );
  return others.length > 0 ? others : praised.filter(isMajor).slice(0, FEW);
}

const FEW = 2;
const PRAISED_PARTS: ReadonlySet<string> = new Set(['offer', 'callToAction']);

/** Letters of an offer that is quoted: longer words would hide the sentence that they stand in. */
const SHORT = 32;

/** The offer in quotation marks where it is short, whole and surely read. */
function offerIn(facts: Facts): string {
  const offer = found(facts, 'elements')?.offer;
  const isTellable =
    offer && plainWords(offer.text).length <= SHORT && isWholeElement(offer, found(facts, 'text') ?? []);
  return isTellable ? quote(offer.text) : 'the offer';
}

const BY_NAME = '{name}{headline, select, none {} other {: {headline}}}.';

/** 'A strong headline: “Run the rain”.' */
const byName = (merit: Told, facts: Facts): string =>
  say(BY_NAME, {
    name: capital(NAMES[merit]),
    headline: (merit === 'line' && headlineIn(facts)) || 'none',
  });

function sayMerit(merit: Told, facts: Facts): readonly Strength[] {
  const reason = REASONS[merit];
  if (reason === undefined || (merit === 'line' && !isOwn(facts))) return [];
  return [{ sentence: say(reason, { headline: headlineIn(facts) ?? '', offer: offerIn(facts) }) }];
}
