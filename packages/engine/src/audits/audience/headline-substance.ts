import { defineAudit } from '../../audit.ts';
import { headlineGenerality } from '../../computed/text/headline-generality.ts';
import { tellableHeadline } from '../../computed/text/tellable-headline.ts';
import { trust } from '../../computed/text/main-lines.ts';
import { enclosing } from '../../geometry.ts';
import { listed } from '../../computed/copy/quotes.ts';
import { say } from '../../messages/say.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

/** What a headline says to people who know the product is not known here. */
const SURE = 0.8;
/** From here on it is told, and where the check fails it is blamed. */
const HALFWAY = 50;

/** It fails from 62.3 on: of such headlines of ads readers called 71 of 81 general where the fit had not seen them. */
const CURVE: Curve = {
  shape: 'falling',
  good: 36,
  middling: 70,
  source: 'Fitted to readings of 1,116 headlines; direction: concrete words are remembered (Paivio 1971)',
};

const MESSAGES = {
  doubtful: 'We are not sure enough of the headline to judge its words.',
  general: 'The headline {headline} could stand in an ad for anything.',
  emptyWords:
    'The headline {headline} could stand in an ad for anything: {words} {count, plural, one {says} other {say}} nothing about the product.',
  halfway: 'The headline {headline} could be more specific.',
  specific: 'The headline {headline} says something of its own.',
  fault: 'the headline could fit any ad',
} as const;

export default defineAudit({
  id: 'headline-substance',
  needs: ['text', 'elements'],
  spares: ['elements'],
  unit: 'points',
  curve: CURVE,
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
    const said = headlineGenerality(text, elements?.headlines ?? []);
    if (!said) {
      return { kind: 'notApplicable', reason: 'We could not find an English headline of several words.' };
    }
    const { value, lines, emptyWords } = said;
    return {
      kind: 'measured',
      value,
      confidence: SURE * Math.min(...lines.map(({ confidence }) => trust(confidence))),
      evidence: [{ label: 'Headline', box: enclosing(lines.map(({ box }) => box)) }],
      observation: say(messageFor(value, emptyWords.length), {
        headline: headline.name,
        words: listed(emptyWords.map((word) => `“${word}”`)),
        count: emptyWords.length,
      }),
    };
  },
});

const messageFor = (value: number, named: number): string => {
  if (!passes(CURVE, value)) return named > 0 ? MESSAGES.emptyWords : MESSAGES.general;
  return value >= HALFWAY ? MESSAGES.halfway : MESSAGES.specific;
};
