import type { Element } from '../elements/elements.ts';
import type { AuditResult } from '../report.ts';
import { type AdFormat, adFormatOf, fillsSlot } from '../placements/ad-format.ts';
import { aspectOf, partOf } from './ad/ad-parts.ts';
import { isInDoubt } from './doubt.ts';
import { type Facts, found, linesShown, ofVideo } from './facts.ts';

/** Whether what was understood of the ad bears a fault out. */
export const isFaultBorneOut = (audit: AuditResult, facts: Facts): boolean =>
  !isInDoubt(audit) && !isMeant(audit, facts);

/**
 * One that shows a product lacks no person, a slogan no figure and no 'you', and a page or a poster that offers nothing no
 * call to action: of 58 such real ads with few words readers name it among the worst of 7, and 6 have one that is not
 * read; of 21 with more words 7 have one. A line that asks needs no button there either.
 */
function isMeant(audit: AuditResult, facts: Facts): boolean {
  const part = partOf(audit, facts);
  if (part === 'placements' && isForOneSlot(facts)) return true;
  if (aspectOf(audit) === 'presence' && part === 'callToAction')
    return isToRemember(facts) || (fillsNoSlot(facts) && Boolean(found(facts, 'callToAction')));
  if (part === 'people') return found(facts, 'subject')?.kind === 'product';
  return part === 'wording' && sellsByImage(facts);
}

/** A picture with a few lines that asks for nothing and offers nothing: it is to be remembered, not acted on. Judgment. */
const FEW_WORDS = 20;
const SURE_ENOUGH = 0.5;

/** What was not looked for may be there. */
const isLikely = (one: Element | null | undefined): boolean =>
  one === undefined || (one !== null && one.p >= SURE_ENOUGH);

/** A picture of a slot's own pixels runs there and nowhere else. */
export function isForOneSlot(facts: Facts): boolean {
  const image = found(facts, 'image');
  return image !== undefined && !ofVideo(facts) && fillsSlot(image);
}

/** Pages, posters, and shapes that no feed and no network takes. */
function fillsNoSlot(facts: Facts): boolean {
  const image = found(facts, 'image');
  return image !== undefined && NO_SLOT.has(adFormatOf(image));
}

const NO_SLOT: ReadonlySet<AdFormat> = new Set(['page', 'other']);

/** A page or a poster that offers nothing and asks for nothing. */
export const isToRemember = (facts: Facts): boolean => fillsNoSlot(facts) && offersNothing(facts);

function offersNothing(facts: Facts): boolean {
  const { request, offer } = found(facts, 'elements') ?? {};
  return !isLikely(request) && !isLikely(offer) && !found(facts, 'copy');
}

function sellsByImage(facts: Facts): boolean {
  const words = linesShown(facts)
    .filter(({ role }) => role !== 'legal' && role !== 'label')
    .flatMap(({ text }) => text.split(/\s+/)).length;
  return offersNothing(facts) && words <= FEW_WORDS;
}
