import { defineAudit } from '../../audit.ts';
import {
  quoteInClause,
  mergeHits,
  hitEvidenceOrFallback,
  inEnglish,
  quoted,
  wholeCopy,
} from '../../computed/copy/quotes.ts';
import type { Copy, Hit } from '../../artifacts/copy-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** More deadlines and limits than this are pressure. */
const MOST = 2;

const NAME = 'Urgency';

const MESSAGES = {
  noneTitle: 'The copy sets no deadline',
  none: 'We could not find a deadline or a limit in the copy.',
  fair: 'The copy gives a deadline or a limit: {words}.',
  bareTitle: 'The copy urges without a deadline',
  bare: 'The copy urges ({words}), but we could not find a deadline or a limit in it.',
  piled: 'The copy presses several times: {words}.',
  keepOne: 'Keep “{kept}” and cut {others}.',
  endOfOffer: 'If {offer} ends, say when.',
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
  part: 'deadline',
  words: {
    name: NAME,
    pass: 'The copy gives a reason to act now',
    fail: 'The copy pushes too hard',
    why: 'Without a deadline people put a decision off; stacked deadlines look like a trick.',
    fix: 'Give one true deadline or limit, once.',
    action: 'Give one reason to act now',
  },

  run: inEnglish((copy) => {
    const hits = mergeHits(copy.urgency, copy.scarcity);
    return {
      kind: 'measured',
      value: hits.length,
      evidence: hitEvidenceOrFallback(hits, wholeCopy(copy), 'No deadline or limit'),
      ...(hits.length === 0
        ? messagesForMissing(copy)
        : hits.length > MOST || hits.some(isLimit)
          ? messagesFor(hits, copy)
          : messagesForBare(hits)),
    };
  }),
});

function messagesFor(hits: readonly Hit[], { style }: Copy): { observation: string; advice?: string } {
  const words = quoted(hits);
  if (hits.length <= MOST) return { observation: formatMessage(MESSAGES.fair, { words }) };
  const observation = formatMessage(MESSAGES.piled, { words });
  // `copy-scares` tells people to remove threats, so none of them is worth keeping.
  const fair = hits.filter(
    (hit) => !style.scares.some(({ start, end }) => hit.start < end && start < hit.end),
  );
  const kept = fair.find(isLimit) ?? fair[0];
  if (!kept) return { observation };
  const others = quoted(hits.filter((hit) => hit !== kept));
  return { observation, advice: formatMessage(MESSAGES.keepOne, { kept: kept.text, others }) };
}

/** Words that push but name neither a time nor a number: 'hurry', 'don't miss out'. */
const BARE =
  /^(?:hurry|act (?:now|fast)|now or never|don['’]?t (?:wait|miss(?: out)?)|last (?:chance|call)|before it['’]s too late|right now|immediately|instantly|urgent|as soon as possible|time is running out|running out(?: of time)?|while you can|exclusive(?:ly)?|rare|going fast|selling fast|countdown)$/i;
const isLimit = ({ text }: Hit): boolean => !BARE.test(text);

const messagesForBare = (hits: readonly Hit[]): { title: string; observation: string } => ({
  title: MESSAGES.bareTitle,
  observation: formatMessage(MESSAGES.bare, { words: quoted(hits) }),
});

function messagesForMissing(copy: Copy): { title: string; observation: string; advice: string } {
  const [offer] = copy.offers;
  // Something that is always sold at one price has no deadline to give.
  if (!offer) return { title: NAME, observation: MESSAGES.none, advice: '' };
  return {
    title: MESSAGES.noneTitle,
    observation: MESSAGES.none,
    advice: formatMessage(MESSAGES.endOfOffer, { offer: quoteInClause(copy, offer) }),
  };
}
