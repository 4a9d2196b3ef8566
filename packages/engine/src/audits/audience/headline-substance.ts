import { defineAudit } from '../../audit.ts';
import { headlineGenerality } from '../../computed/text/headline-generality.ts';
import { offerToLeadWith } from '../../computed/text/offer-to-lead-with.ts';
import { reliableHeadline } from '../../computed/text/reliable-headline.ts';
import { quote } from '../../computed/text/quote.ts';
import { confidenceWeight } from '../../computed/text/main-lines.ts';
import { enclosing } from '../../geometry.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

/** Not certain, because we do not know what a headline says to people who know the product. */
const SURE = 0.8;
/** From this value on, the report says that it could be more specific. If the check fails, it is criticized. */
const HALFWAY = 50;

/**
 * Fails from 67.5 on: readers rated 131 of 145 such headlines of ads 5.5 of 10 or more for how general they are
 * (cross-validated). 67.5 and 5.5 were chosen with these folds in view (docs/decisions/072), so expect less on new ads.
 */
const CURVE: Curve = {
  shape: 'falling',
  good: 42,
  middling: 75,
  source: 'Fitted to readings of 1,693 headlines; direction: concrete words are remembered (Paivio 1971)',
};

const MESSAGES = {
  doubtful: 'We are not sure enough of the headline to judge its words.',
  general: 'The headline {headline} could stand in a competitor’s ad as well.',
  lead: 'The ad has something more concrete to lead with: {offer}. Make that the headline, or say one thing that no competitor can say.',
  halfway: 'The headline {headline} could be more specific.',
  specific: 'The headline {headline} says something of its own.',
  fault: 'any competitor could use the headline',
} as const;

export default defineAudit({
  id: 'headline-substance',
  needs: ['text', 'elements'],
  optionalNeeds: ['elements'],
  unit: 'points',
  curve: CURVE,
  effort: 'hour',
  part: 'headline',
  aspect: 'wording',
  onVideo: 'all-words',
  fault: MESSAGES.fault,
  words: {
    name: 'How general the headline is',
    pass: 'The headline says something specific',
    fail: 'Any competitor could use the headline',
    why: 'What a competitor could say as well gives nobody a reason to choose this one, and people forget it.',
    fix: 'Say one thing that no competitor can say: a fact, a figure, or what changes for the customer.',
    action: 'Make the headline specific',
  },

  run({ text, elements }) {
    const headline = reliableHeadline(text, elements);
    if (!headline) return { kind: 'notApplicable', reason: MESSAGES.doubtful };
    const said = headlineGenerality(text, elements?.headlines ?? []);
    if (!said) {
      return { kind: 'notApplicable', reason: 'We could not find an English headline of several words.' };
    }
    const { value, lines } = said;
    const offer = offerToLeadWith(text, elements);
    return {
      kind: 'measured',
      value,
      confidence: SURE * Math.min(...lines.map(({ confidence }) => confidenceWeight(confidence))),
      evidence: [{ label: 'Headline', box: enclosing(lines.map(({ box }) => box)) }],
      observation: formatMessage(messageFor(value), { headline: headline.name }),
      ...(offer !== null && { advice: formatMessage(MESSAGES.lead, { offer: quote(offer.text) }) }),
    };
  },
});

const messageFor = (value: number): string => {
  if (!passes(CURVE, value)) return MESSAGES.general;
  return value >= HALFWAY ? MESSAGES.halfway : MESSAGES.specific;
};
