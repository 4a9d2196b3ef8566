import { defineAudit } from '../../audit.ts';
import { inItsClause, excerpt, marksOr, notEnglish, quoted, wholeCopy } from '../../computed/copy/quotes.ts';

/** An offer without a figure or a thing given ('special offer') is worth half a stated one. Judgement. */
const VAGUE_WORTH = 0.5;

export default defineAudit({
  id: 'copy-offer',
  needs: ['copy'],
  unit: 'count',
  curve: { shape: 'rising', good: 1, middling: 0.2, source: 'judgement' },
  effort: 'hour',
  words: {
    name: 'Offer',
    pass: 'The copy makes an offer',
    fail: 'The copy makes no plain offer',
    why: 'A stated price, saving or gift gives a reason to act on this ad rather than on another day.',
    fix: 'State what one gets for acting: the price, the saving, the trial, the gift.',
    action: 'State an offer in the copy',
  },

  run({ copy }) {
    const { offers } = copy;
    if (offers.length === 0) {
      const other = notEnglish(copy);
      if (other) return other;
    }
    const stated = offers.filter(({ text }) => /\d|free|buy one|half|bogo|zero|no /i.test(text));
    const vague = offers[0];
    const [price] = copy.specifics.prices;
    return {
      kind: 'measured',
      value: stated.length + VAGUE_WORTH * (offers.length - stated.length),
      evidence: marksOr(offers, wholeCopy(copy), 'No offer named'),
      observation:
        offers.length === 0
          ? price
            ? `The copy names the price (“${price.text}”); no saving, trial or gift was found beside it.`
            : `No price, saving, trial or gift was found in the copy from ${excerpt(copy.opening.text, 40)} on.`
          : `The copy offers ${quoted(offers)}.`,
      advice:
        vague && stated.length === 0
          ? `Put the figure into ${inItsClause(copy, vague)}: how much, or until when.`
          : `If there is ${price ? '' : 'a price, '}a saving, a trial or a free delivery, say it with its figure after ${excerpt(copy.opening.text, 40)}; invent none.`,
    };
  },
});
