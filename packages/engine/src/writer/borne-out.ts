import type { Aspect } from '../audit.ts';
import { isByAddress } from '../computed/brand/by-address.ts';
import { isPost } from '../computed/layout/post.ts';
import { saysItIsPrinted } from '../computed/layout/printed.ts';
import { isListing } from '../computed/text/listed-facts.ts';
import type { Element } from '../elements/elements.ts';
import { isMostlyIn } from '../geometry.ts';
import { isUnder } from '../messages/level.ts';
import type { AuditResult } from '../report.ts';
import { type AdFormat, adFormatOf, isForOneSlot } from '../placements/ad-format.ts';
import { aspectOf, isOfALine, partOf } from './ad/ad-parts.ts';
import { isInDoubt } from './doubt.ts';
import { isWitty } from './remarks/likely-merit.ts';
import { NOT_POOR, isLikelyNamed } from './remarks/named-by-readers.ts';
import { type Facts, found, linesShown, linesToRead, ofVideo, wordCount } from './facts.ts';

/** Whether what was understood of the ad bears a fault out. */
export const isFaultBorneOut = (audit: AuditResult, facts: Facts): boolean =>
  !isInDoubt(audit) && !isMeant(audit, facts);

/**
 * One that shows a product lacks no person, and a page or a poster no call to action: of 79 such
 * real ads readers name it among the worst of 7, and 13 have one that is not read. Outside the slots of web pages a line that asks
 * needs no button: feeds set their own under the ad. Lists of prices,
 * dates and places are read for their words. Of four real ads with a few words that were told to ask for something blind readers found use in
 * that for none. Where only an address names the sender,
 * a sign that was not read may do so, too, and an address is no logo that has to be large; that a brand is overlooked readers say of poor
 * ads hardly more often where it is measured (23 of 90) than where it is not. Words that could stand in any ad may be half
 * of a joke. A name that is the headline as well is to be large.
 */
function isMeant(audit: AuditResult, facts: Facts): boolean {
  const part = partOf(audit, facts);
  if (part === 'placements' && runsInOneSlot(facts)) return true;
  if (aspectOf(audit) === 'presence' && part === 'callToAction')
    return fillsNoSlot(facts) || (needsNoButton(facts) && !runsInOneSlot(facts));
  if (part === 'brand' && LARGE.has(aspectOf(audit)) && isSentByAddress(facts)) return true;
  if (isOfLargeName(audit, part) && leadsAsHeadline(facts)) return true;
  if (part === 'brand' && aspectOf(audit) === 'attention') return !ofVideo(facts) && !isNotPoor(facts);
  if (isOfFrame(audit, part) && isPostShown(facts)) return true;
  if (isOfALine(audit) && aspectOf(audit) === 'size' && saysItIsPrinted(linesShown(facts))) return true;
  if (part === 'callToAction' && aspectOf(audit) === 'other')
    return isOfNoButton(facts) && !isLikelyNamed(audit, facts);
  if (part === 'people') return found(facts, 'subject')?.kind === 'product';
  if (part === 'amountOfText' && !isUnder(audit.value ?? 0, audit.curve))
    return isToBeRead(facts) || (!ofVideo(facts) && isNotPoor(facts));
  if (part === 'headline' && aspectOf(audit) === 'wording') return !ofVideo(facts) && isWitty(facts);
  return part === 'wording' && sellsByImage(facts);
}

/** What an app sets around a post: its small text, and the button beside the text of its link. */
const isOfFrame = (audit: AuditResult, part: string): boolean =>
  (isOfALine(audit) && aspectOf(audit) === 'size') ||
  (part === 'callToAction' && aspectOf(audit) === 'other');

const isNotPoor = ({ total }: Facts): boolean => (total.overall ?? 0) >= NOT_POOR;

const needsNoButton = (facts: Facts): boolean =>
  found(facts, 'callToAction')?.kind === 'text' || (!ofVideo(facts) && isToBeRemembered(facts));

/** Beside a plain line that asks, a button is what is meant. */
const isOfNoButton = (facts: Facts): boolean =>
  !ofVideo(facts) && found(facts, 'callToAction')?.kind !== 'button';

export const isPostShown = (facts: Facts): boolean => !ofVideo(facts) && isPost(linesShown(facts));

/**
 * Words that a poor page or poster carries without being called wordy, and a poor ad in a feed. Judgment; blind readers found the advice to use fewer words
 * harmful or misleading for 7 of 10 ads with 51 to 62 of them, and for 1 of 8 with more (three readings), and damaging for seven of eight ads that are not poor.
 */
const PAGE_WORDS = 80;
const FEED_WORDS = 63;
/** And a screenshot of a post, most of them its own text and the app's. Judgment. */
const POST_WORDS = 120;

/** Whether its words are what it is looked at for, or it has few enough for where it is seen: nobody is told to say less. */
export function isToBeRead(facts: Facts): boolean {
  const lines = linesToRead(facts);
  if (isListing(lines)) return true;
  if (isPostShown(facts)) return wordCount(lines) <= POST_WORDS;
  return !runsInOneSlot(facts) && wordCount(lines) <= (fillsNoSlot(facts) ? PAGE_WORDS : FEED_WORDS);
}

const isOfLargeName = (audit: AuditResult, part: string): boolean =>
  part === 'brand' &&
  !isOfALine(audit) &&
  aspectOf(audit) === 'size' &&
  !isUnder(audit.value ?? 0, audit.curve);

/** Whether the name is, or is a part of, what is read first: 'Splash your mouth' is to be large. */
function leadsAsHeadline(facts: Facts): boolean {
  const { headline, brand } = found(facts, 'elements') ?? {};
  // What stands on another frame of a video has no lines here.
  if (!headline?.lines.length || !brand?.lines.length) return false;
  return isMostlyIn(brand.box, headline.box);
}

/** What a logo has to be, and an address has not. */
const LARGE: ReadonlySet<Aspect> = new Set(['size', 'attention', 'contrast']);

/** Whether a picture names its sender by a web address alone. */
export const isSentByAddress = (facts: Facts): boolean =>
  !ofVideo(facts) && isByAddress(found(facts, 'brand') ?? [], linesShown(facts));

/** A picture with a few lines that asks for nothing and offers nothing: it is to be remembered, not acted on. Judgment. */
const FEW_WORDS = 20;
const SURE_ENOUGH = 0.5;

/** What was not looked for may be there. */
const isLikely = (one: Element | null | undefined): boolean =>
  one === undefined || (one !== null && one.p >= SURE_ENOUGH);

export function runsInOneSlot(facts: Facts): boolean {
  const image = found(facts, 'image');
  return image !== undefined && isForOneSlot(image, found(facts, 'file'));
}

/** Pages, posters, and shapes that no feed and no network takes. */
export const fillsNoSlot = (facts: Facts): boolean => isOfFormat(NO_SLOT, facts);
const NO_SLOT: ReadonlySet<AdFormat> = new Set(['page', 'other']);

/** Shapes of slots, in whatever size they were saved. */
const STRIPS: ReadonlySet<AdFormat> = new Set(['leaderboard', 'skyscraper']);

function isOfFormat(formats: ReadonlySet<AdFormat>, facts: Facts): boolean {
  const image = found(facts, 'image');
  return image !== undefined && formats.has(adFormatOf(image));
}

/**
 * Whether an ad is summed up by what it asks for: it offers something, is made for a slot of a web page, or is said to be for
 * responses. Of others readers found a verdict that misses a call to action beside the point for 9 of 11 (three readings).
 */
export const isToActOn = (facts: Facts): boolean =>
  ofVideo(facts) ||
  (found(facts, 'elements')?.offer?.p ?? 0) >= SURE_ENOUGH ||
  runsInOneSlot(facts) ||
  isOfFormat(STRIPS, facts) ||
  facts.creative.told?.objective === 'response';

function offersNothing(facts: Facts): boolean {
  const { request, offer } = found(facts, 'elements') ?? {};
  return !isLikely(request) && !isLikely(offer) && !found(facts, 'copy');
}

function sellsByImage(facts: Facts): boolean {
  return offersNothing(facts) && wordCount(linesToRead(facts)) <= FEW_WORDS;
}

/** Whether it says little and whose it is: a picture without a name is none to remember anybody by. */
export const isToBeRemembered = (facts: Facts): boolean =>
  sellsByImage(facts) && Boolean(found(facts, 'elements')?.brand);
