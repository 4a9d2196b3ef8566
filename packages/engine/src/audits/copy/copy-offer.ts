import { defineAudit } from '../../audit.ts';
import {
  excerpt,
  quoteInClause,
  hitEvidenceOrFallback,
  nonEnglishFinding,
  quoted,
  wholeCopy,
} from '../../computed/copy/quotes.ts';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** An offer without a figure or a gift ('special offer') counts half as much as a stated one. Chosen by judgment. */
const VAGUE_WORTH = 0.5;

const MESSAGES = {
  stated: 'The offer is clear: {offers}.',
  vague: 'The copy mentions an offer ({offers}) without saying what the reader gets.',
  priceOnly: 'The copy names the price (“{price}”), but we could not find a saving, a trial or a gift.',
  none: 'We could not find a price, a saving, a trial or a gift in the copy.',
  addFigure: 'Add the figure to {offer}: how much, or until when.',
  addOffer: 'If you give a saving, a trial or free delivery, state it with its figure after {opening}.',
  addPrice:
    'If you can name a price, a saving, a trial or free delivery, state it with its figure after {opening}.',
} as const;

export default defineAudit({
  id: 'copy-offer',
  needs: ['copy'],
  unit: 'count',
  curve: { shape: 'rising', good: 1, middling: 0.2, source: 'Judgment' },
  effort: 'hour',
  words: {
    name: 'Offer',
    pass: 'The copy makes an offer',
    fail: 'The copy makes no clear offer',
    why: 'A stated price, saving or gift is a reason to act on this ad, now.',
    fix: 'Say what the reader gets for acting: the price, the saving, the trial or the gift.',
    action: 'State an offer in the copy',
  },

  run({ copy }) {
    const { offers } = copy;
    if (offers.length === 0) {
      const other = nonEnglishFinding(copy);
      if (other) return other;
    }
    const stated = offers.filter(({ text }) => /\d|free|buy one|half|bogo|zero|no /i.test(text));
    return {
      kind: 'measured',
      value: stated.length + VAGUE_WORTH * (offers.length - stated.length),
      evidence: hitEvidenceOrFallback(offers, wholeCopy(copy), 'No offer named'),
      ...(stated.length > 0
        ? { observation: formatMessage(MESSAGES.stated, { offers: quoted(offers) }) }
        : messagesForMissing(copy)),
    };
  },
});

function messagesForMissing(copy: Copy): { observation: string; advice: string } {
  const [vague] = copy.offers;
  const [price] = copy.specifics.prices;
  if (vague)
    return {
      observation: formatMessage(MESSAGES.vague, { offers: quoted(copy.offers) }),
      advice: formatMessage(MESSAGES.addFigure, { offer: quoteInClause(copy, vague) }),
    };
  return {
    observation: price ? formatMessage(MESSAGES.priceOnly, { price: price.text }) : MESSAGES.none,
    advice: formatMessage(price ? MESSAGES.addOffer : MESSAGES.addPrice, {
      opening: excerpt(copy.opening.text, 40),
    }),
  };
}
