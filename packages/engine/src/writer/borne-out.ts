import type { Element } from '../elements/elements.ts';
import type { AuditResult } from '../report.ts';
import { partOf } from './ad/ad-parts.ts';
import { isInDoubt } from './doubt.ts';
import { type Facts, found, linesShown } from './facts.ts';

/** Whether what was understood of the ad bears a fault out. */
export const isFaultBorneOut = (audit: AuditResult, facts: Facts): boolean =>
  !isInDoubt(audit) && !isMeant(partOf(audit, facts), facts);

/** One that shows a product lacks no person, and a slogan no figure and no 'you'. */
function isMeant(part: string, facts: Facts): boolean {
  if (part === 'people') return found(facts, 'subject')?.kind === 'product';
  return part === 'wording' && sellsByImage(facts);
}

/** A picture with a few lines that asks for nothing and offers nothing: it is to be remembered, not acted on. Judgment. */
const FEW_WORDS = 20;
const SURE_ENOUGH = 0.5;

/** What was not looked for may be there. */
const isLikely = (one: Element | null | undefined): boolean =>
  one === undefined || (one !== null && one.p >= SURE_ENOUGH);

function sellsByImage(facts: Facts): boolean {
  const { request, offer } = found(facts, 'elements') ?? {};
  const words = linesShown(facts)
    .filter(({ role }) => role !== 'legal' && role !== 'label')
    .flatMap(({ text }) => text.split(/\s+/)).length;
  return !isLikely(request) && !isLikely(offer) && words <= FEW_WORDS && !found(facts, 'copy');
}
