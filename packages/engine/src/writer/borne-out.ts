import type { Element } from '../elements/elements.ts';
import type { AuditResult } from '../report.ts';
import { type AdFormat, adFormatOf } from '../placements/ad-format.ts';
import { aspectOf, partOf } from './ad/ad-parts.ts';
import { isInDoubt } from './doubt.ts';
import { type Facts, found, linesShown } from './facts.ts';

/** Whether what was understood of the ad bears a fault out. */
export const isFaultBorneOut = (audit: AuditResult, facts: Facts): boolean =>
  !isInDoubt(audit) && !isMeant(audit, facts);

/**
 * One that shows a product lacks no person, a slogan no figure and no 'you', and an image ad that fills no slot of the web
 * no call to action: of 58 such real ads readers name it among the worst of 7, and 6 have one that is not read.
 */
function isMeant(audit: AuditResult, facts: Facts): boolean {
  const part = partOf(audit, facts);
  if (aspectOf(audit) === 'presence' && part === 'callToAction')
    return fillsNoSlot(facts) && sellsByImage(facts);
  if (part === 'people') return found(facts, 'subject')?.kind === 'product';
  return part === 'wording' && sellsByImage(facts);
}

/** A picture with a few lines that asks for nothing and offers nothing: it is to be remembered, not acted on. Judgment. */
const FEW_WORDS = 20;
const SURE_ENOUGH = 0.5;

/** What was not looked for may be there. */
const isLikely = (one: Element | null | undefined): boolean =>
  one === undefined || (one !== null && one.p >= SURE_ENOUGH);

/** Pages, posters, and shapes that no feed and no network takes. */
function fillsNoSlot(facts: Facts): boolean {
  const image = found(facts, 'image');
  return image !== undefined && NO_SLOT.has(adFormatOf(image));
}

const NO_SLOT: ReadonlySet<AdFormat> = new Set(['page', 'other']);

function sellsByImage(facts: Facts): boolean {
  const { request, offer } = found(facts, 'elements') ?? {};
  const words = linesShown(facts)
    .filter(({ role }) => role !== 'legal' && role !== 'label')
    .flatMap(({ text }) => text.split(/\s+/)).length;
  return !isLikely(request) && !isLikely(offer) && words <= FEW_WORDS && !found(facts, 'copy');
}
