import type { Aspect } from '../audit.ts';
import { isAddressOnly } from '../computed/brand/address-only.ts';
import { isPostScreenshot } from '../computed/layout/post-screenshot.ts';
import { isPrintAd } from '../computed/layout/print-ad.ts';
import { isListing, listsPrices } from '../computed/text/listed-facts.ts';
import type { Element } from '../elements/elements.ts';
import { isMostlyIn } from '../geometry.ts';
import { isUnder } from '../messages/level.ts';
import type { AuditResult } from '../report.ts';
import { auditOf } from '../rubrics/audit-of.ts';
import { type AdFormat, adFormatOf, isForOneSlot } from '../placements/ad-format.ts';
import { aspectOf, isAboutLine, partOf } from './ad/ad-parts.ts';
import { isInDoubt } from './doubt.ts';
import { isWitty } from './remarks/likely-merit.ts';
import { NOT_POOR, isLikelyNamed } from './remarks/named-by-readers.ts';
import { type Facts, artifactIn, linesShown, linesToRead, isVideoReport, wordCount } from './facts.ts';

/** Whether a fault may be reported: the finding is not in doubt, and the flaw is not intentional in this kind of ad. */
export const isReportableFault = (audit: AuditResult, facts: Facts): boolean =>
  !isInDoubt(audit) && !isIntentional(audit, facts);

/**
 * Whether a measured fault is intentional in this kind of ad, or readers do not see it as one.
 * - An ad that shows a product needs no person. Neither does a video that shows nobody: blind readers found that
 *   advice useful for three of eight such videos.
 * - One frame of a video does not decide what only the whole video can show.
 * - A page or poster needs no call to action. Of 79 such real ads, readers list its absence among the worst faults of 7, and 13
 *   have one that we failed to read.
 * - Outside web page ad slots, a line of text that asks for something needs no button: feeds add their own below the ad.
 * - Lists of prices, dates and places are read for their words. In a list of prices, the prices lead and not the headline.
 * - A leaflet to be held in the hand needs no version for a feed.
 * - Four real ads with few words got the advice to ask for something. Blind readers found it useful for none.
 * - If only a web address names the sender, there may also be a logo that was not read. An address need not be as large as a logo.
 * - In poor ads, readers say that the brand is overlooked only slightly more often where we measure it (23 of 90) than where we do not.
 * - Words that could stand in any ad may be half of a joke.
 * - A brand name that is also the headline is meant to be large.
 */
function isIntentional(audit: AuditResult, facts: Facts): boolean {
  if (isVideoReport(facts) && auditOf(audit.id)?.onVideo === 'score-only') return true;
  if (auditOf(audit.id)?.ofPoorAds && isNotPoor(facts)) return true;
  const part = partOf(audit, facts);
  if (part === 'placements') return runsInOneSlot(facts) || isPrintAd(linesShown(facts));
  if (part === 'headline' && aspectOf(audit) === 'attention' && listsPrices(linesToRead(facts))) return true;
  if (aspectOf(audit) === 'presence' && part === 'callToAction')
    return fitsNoAdSlot(facts) || (needsNoButton(facts) && !runsInOneSlot(facts));
  if (part === 'brand' && LOGO_ONLY_ASPECTS.has(aspectOf(audit)) && isSentByAddress(facts)) return true;
  if (isOfLargeName(audit, part) && leadsAsHeadline(facts)) return true;
  if (part === 'brand' && aspectOf(audit) === 'attention') return !isNotPoor(facts);
  if (isAboutPostFrame(audit, part) && isPostShown(facts)) return true;
  if (isAboutLine(audit) && aspectOf(audit) === 'size' && isPrintAd(linesShown(facts))) return true;
  if (part === 'callToAction' && aspectOf(audit) === 'other')
    return hasNoButton(facts) && !isLikelyNamed(audit, facts);
  if (part === 'people') return artifactIn(facts, 'subject')?.kind === 'product' || showsNobody(facts);
  if (part === 'amountOfText' && !isUnder(audit.value ?? 0, audit.curve))
    return isReadForItsWords(facts) || (!isVideoReport(facts) && isNotPoor(facts));
  if (part === 'headline' && aspectOf(audit) === 'wording') return !isVideoReport(facts) && isWitty(facts);
  return part === 'wording' && sellsByImage(facts);
}

/** Whether the finding is about what an app adds around a post: its small text, or the button next to the link's text. */
const isAboutPostFrame = (audit: AuditResult, part: string): boolean =>
  (isAboutLine(audit) && aspectOf(audit) === 'size') ||
  (part === 'callToAction' && aspectOf(audit) === 'other');

const showsNobody = (facts: Facts): boolean =>
  isVideoReport(facts) && artifactIn(facts, 'scenes')?.faces.length === 0;

const isNotPoor = ({ total }: Facts): boolean => (total.overall ?? 0) >= NOT_POOR;

const needsNoButton = (facts: Facts): boolean =>
  artifactIn(facts, 'callToAction')?.kind === 'text' || (!isVideoReport(facts) && isBrandReminder(facts));

/** A plain line that asks has no competitors: if there is a button next to it, the button is the intended call to action. */
const hasNoButton = (facts: Facts): boolean =>
  !isVideoReport(facts) && artifactIn(facts, 'callToAction')?.kind !== 'button';

export const isPostShown = (facts: Facts): boolean =>
  !isVideoReport(facts) && isPostScreenshot(linesShown(facts));

/**
 * Most words a poor page or poster, or a poor feed ad, may have without being called wordy. Chosen by judgment: blind readers found the
 * advice to use fewer words harmful or misleading for 7 of 10 ads with 51 to 62 words and for 1 of 8 with more (three readings), and
 * damaging for 7 of 8 ads that are not poor.
 */
const PAGE_WORDS = 80;
const FEED_WORDS = 63;
/** The same for a screenshot of a post, where most words are the post's own text or the app's. Chosen by judgment. */
const POST_WORDS = 120;

/** Whether people read the ad for its words, or it has few enough for where it runs. Such an ad is never advised to use fewer words. */
function isReadForItsWords(facts: Facts): boolean {
  const lines = linesToRead(facts);
  if (isListing(lines)) return true;
  if (isPostShown(facts)) return wordCount(lines) <= POST_WORDS;
  return !runsInOneSlot(facts) && wordCount(lines) <= (fitsNoAdSlot(facts) ? PAGE_WORDS : FEED_WORDS);
}

const isOfLargeName = (audit: AuditResult, part: string): boolean =>
  part === 'brand' &&
  !isAboutLine(audit) &&
  aspectOf(audit) === 'size' &&
  !isUnder(audit.value ?? 0, audit.curve);

/** Whether the brand name is the headline or part of it, and so is meant to be large: 'Splash your mouth'. */
function leadsAsHeadline(facts: Facts): boolean {
  const { headline, brand } = artifactIn(facts, 'elements') ?? {};
  // Text on another frame of a video has no lines here.
  if (!headline?.lines.length || !brand?.lines.length) return false;
  return isMostlyIn(brand.box, headline.box);
}

/** What a logo must have but a web address need not. */
const LOGO_ONLY_ASPECTS: ReadonlySet<Aspect> = new Set(['size', 'attention', 'contrast']);

export const isSentByAddress = (facts: Facts): boolean =>
  !isVideoReport(facts) && isAddressOnly(artifactIn(facts, 'brand') ?? [], linesShown(facts));

/** Most words of a picture that asks for nothing and offers nothing, so is to be remembered, not acted on. Chosen by judgment. */
const FEW_WORDS = 20;
const SURE_ENOUGH = 0.5;

/** Undefined means not searched for: the element may be there. */
const isLikely = (one: Element | null | undefined): boolean =>
  one === undefined || (one !== null && one.p >= SURE_ENOUGH);

export function runsInOneSlot(facts: Facts): boolean {
  const image = artifactIn(facts, 'image');
  return image !== undefined && isForOneSlot(image, artifactIn(facts, 'file'));
}

/** Whether it is a page or a poster, or has a shape that no feed or ad network accepts. */
export const fitsNoAdSlot = (facts: Facts): boolean => isOfFormat(NO_SLOT, facts);
const NO_SLOT: ReadonlySet<AdFormat> = new Set(['page', 'other']);

/** Shapes of ad slots, whatever size the picture was saved in. */
const STRIPS: ReadonlySet<AdFormat> = new Set(['leaderboard', 'skyscraper']);

function isOfFormat(formats: ReadonlySet<AdFormat>, facts: Facts): boolean {
  const image = artifactIn(facts, 'image');
  return image !== undefined && formats.has(adFormatOf(image));
}

/**
 * Whether the ad wants people to act: it is a video, offers something, is made for a web page ad slot, or has the stated objective of
 * responses. For other ads, readers found a verdict that faults a missing call to action beside the point for 9 of 11 (three readings).
 */
export const wantsAction = (facts: Facts): boolean =>
  isVideoReport(facts) ||
  (artifactIn(facts, 'elements')?.offer?.p ?? 0) >= SURE_ENOUGH ||
  runsInOneSlot(facts) ||
  isOfFormat(STRIPS, facts) ||
  facts.creative.told?.objective === 'response';

function offersNothing(facts: Facts): boolean {
  const { request, offer } = artifactIn(facts, 'elements') ?? {};
  return !isLikely(request) && !isLikely(offer) && !artifactIn(facts, 'copy');
}

function sellsByImage(facts: Facts): boolean {
  return offersNothing(facts) && wordCount(linesToRead(facts)) <= FEW_WORDS;
}

/** Whether the ad says little but names its brand: without a name there is no one to remember. */
export const isBrandReminder = (facts: Facts): boolean =>
  sellsByImage(facts) && Boolean(artifactIn(facts, 'elements')?.brand);
