import { plainWords, quote } from '../../computed/text/quote.ts';
import { isWholeElement } from '../../computed/text/tellable-headline.ts';
import type { Element } from '../../elements/elements.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { say } from '../../messages/say.ts';
import type { AuditResult } from '../../report.ts';
import { auditOf } from '../../rubrics/audit-of.ts';
import { capital } from '../ad/ad-facts.ts';
import { isSurePart } from '../doubt.ts';
import { type Facts, found } from '../facts.ts';

const MESSAGES = {
  offer: 'the offer{words}',
  button: 'the button{words}',
  line: 'the call to action{words}',
  brand: 'the brand{words}',
  together: '{parts} are easy to find.',
} as const;

/** Longer words would hide the sentence that they stand in. */
const SHORT = 32;
const LEAST = 2;

/**
 * That viewers find at once what an ad needs: what is offered, what to do, who speaks; null where fewer than two of them were
 * found good. Each by itself is true of most ads.
 * @param praised what checks find good
 */
export function foundAtOnce(praised: readonly AuditResult[], facts: Facts): string | null {
  const parts = new Set(praised.map(({ id }) => auditOf(id)?.part));
  const { offer = null, request = null, brand = null } = found(facts, 'elements') ?? {};
  const kind = found(facts, 'callToAction')?.kind === 'button' ? 'button' : 'line';
  const easy = [
    ...(parts.has('offer') && isSurePart('offer', facts) ? [nameOf('offer', offer, facts)] : []),
    ...(parts.has('callToAction') && isSurePart('callToAction', facts) ? [nameOf(kind, request, facts)] : []),
    ...(parts.has('brand') && isSurePart('brand', facts) ? [nameOf('brand', brand, facts)] : []),
  ];
  return easy.length < LEAST ? null : say(MESSAGES.together, { parts: capital(joinedList(easy)) });
}

/** Its kind, with its words where they can be quoted. */
function nameOf(kind: 'offer' | 'button' | 'line' | 'brand', element: Element | null, facts: Facts): string {
  const words = wordsIfTellable(element, facts);
  return say(MESSAGES[kind], { words: words === null ? '' : ` ${words}` });
}

/** In quotation marks; null where they are long, a part of what stands there, or not surely read. */
export function wordsIfTellable(element: Element | null, facts: Facts): string | null {
  if (!element || plainWords(element.text).length > SHORT) return null;
  return isWholeElement(element, found(facts, 'text') ?? []) ? quote(element.text) : null;
}
