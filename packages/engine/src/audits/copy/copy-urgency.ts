import { defineAudit } from '../../audit.ts';
import {
  excerpt,
  inItsClause,
  inOrder,
  marksOr,
  notEnglish,
  quoted,
  wholeCopy,
} from '../../computed/copy/quotes.ts';
import type { Copy, Hit } from '../../copy-artifacts.ts';
import { say } from '../../messages/say.ts';

/** More deadlines and limits than this are pressure. */
const MOST = 2;

const MESSAGES = {
  noneTitle: 'The copy sets no deadline',
  none: 'We could not find a deadline or a limit in the copy.',
  fair: 'The deadline or limit is clear: {words}.',
  piled: 'The copy presses several times: {words}.',
  keepOne: 'Keep “{first}” and cut {others}.',
  endOfOffer: 'If {offer} ends, say when.',
  date: 'If there is a real deadline or limit, name it after {last}.',
} as const;

export default defineAudit({
  id: 'copy-urgency',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'sweetSpot',
    low: 0.9,
    high: MOST,
    slack: 1.5,
    source: 'Judgment: one reason to act now helps, a pile of them is pressure',
  },
  effort: 'minutes',
  words: {
    name: 'Urgency',
    pass: 'The copy gives a reason to act now',
    fail: 'The copy pushes too hard',
    why: 'Without a deadline people put a decision off; stacked deadlines look like a trick.',
    fix: 'Give one true deadline or limit, once.',
    action: 'Give one reason to act now',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const hits = inOrder(copy.urgency, copy.scarcity);
    return {
      kind: 'measured',
      value: hits.length,
      evidence: marksOr(hits, wholeCopy(copy), 'No deadline or limit'),
      ...(hits.length === 0 ? tellMissing(copy) : tell(hits)),
    };
  },
});

function tell(hits: readonly Hit[]): { observation: string; advice?: string } {
  const words = quoted(hits);
  if (hits.length <= MOST) return { observation: say(MESSAGES.fair, { words }) };
  const [first, ...others] = hits;
  return {
    observation: say(MESSAGES.piled, { words }),
    advice: say(MESSAGES.keepOne, { first: first?.text ?? '', others: quoted(others) }),
  };
}

function tellMissing(copy: Copy): { title: string; observation: string; advice: string } {
  const [offer] = copy.offers;
  const last = copy.sentences.at(-1) ?? copy.opening;
  return {
    title: MESSAGES.noneTitle,
    observation: MESSAGES.none,
    advice: offer
      ? say(MESSAGES.endOfOffer, { offer: inItsClause(copy, offer) })
      : say(MESSAGES.date, { last: excerpt(last.text, 40) }),
  };
}
