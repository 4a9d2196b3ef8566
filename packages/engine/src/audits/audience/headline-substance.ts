import { defineAudit } from '../../audit.ts';
import { headlineSubstance } from '../../computed/text/headline-substance.ts';
import { tellableHeadline } from '../../computed/text/tellable-headline.ts';
import { trust } from '../../computed/text/main-lines.ts';
import { enclosing } from '../../geometry.ts';
import { say } from '../../messages/say.ts';

/** How many empty words one word of its own makes up for. Judgment. */
const MAKES_UP = 2;

/** By word lists alone: what a word means here is not known. */
const SURE = 0.8;

const MESSAGES = {
  doubtful: 'We are not sure enough of the headline to judge its words.',
  hollow: 'Every word of the headline {headline} could stand in an ad for anything.',
  mostlyHollow: 'Most words of the headline {headline} could stand in an ad for anything.',
  specific: 'We found no filler in the headline {headline}.',
  fault: 'the headline could fit any ad',
} as const;

export default defineAudit({
  id: 'headline-substance',
  needs: ['text', 'elements'],
  spares: ['elements'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: 30,
    middling: 65,
    source: 'Direction: concrete words are remembered (Paivio 1971); points: judgment',
  },
  effort: 'hour',
  part: 'headline',
  aspect: 'wording',
  onVideo: 'all-words',
  fault: MESSAGES.fault,
  words: {
    name: 'Headline substance',
    pass: 'The headline says something specific',
    fail: 'The headline could fit any ad',
    why: 'A phrase that fits every product says nothing about this one, and people forget it.',
    fix: 'Say what the product is, who it is for, or one thing that is true of it alone.',
    action: 'Make the headline specific',
  },

  run({ text, elements }) {
    const headline = tellableHeadline(text, elements);
    if (!headline) return { kind: 'notApplicable', reason: MESSAGES.doubtful };
    const said = headlineSubstance(text);
    if (!said) {
      return { kind: 'notApplicable', reason: 'We could not find an English headline of several words.' };
    }
    const { own, hollow, lines } = said;
    const all = hollow.length + MAKES_UP * own.length;
    if (all === 0) return { kind: 'notApplicable', reason: 'The headline has no words to judge.' };
    const value = (100 * hollow.length) / all;
    return {
      kind: 'measured',
      value,
      confidence: SURE * Math.min(...lines.map(({ confidence }) => trust(confidence))),
      evidence: [{ label: 'Headline', box: enclosing(lines.map(({ box }) => box)) }],
      observation: say(messageFor(own.length, hollow.length), {
        headline: headline.name,
      }),
    };
  },
});

const messageFor = (own: number, hollow: number): string => {
  if (own === 0) return MESSAGES.hollow;
  return hollow > own ? MESSAGES.mostlyHollow : MESSAGES.specific;
};
