import { defineAudit } from '../../audit.ts';
import { headlineOf } from '../../computed/text/headline.ts';
import { headlineSubstance } from '../../computed/text/headline-substance.ts';
import { trust } from '../../computed/text/main-lines.ts';
import { enclosing } from '../../geometry.ts';

/** How many empty words one word of its own makes up for. Judgement. */
const MAKES_UP = 2;

/** By word lists alone: what a word means here is not known. */
const SURE = 0.8;

export default defineAudit({
  id: 'headline-substance',
  needs: ['text'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: 30,
    middling: 65,
    source: 'Direction: concrete words are remembered (Paivio 1971); points: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Substance of the headline',
    pass: 'The headline says something of its own',
    fail: 'The headline could stand over any ad',
    why: 'A phrase that fits every product tells nothing about this one, and nothing of it is remembered.',
    fix: 'Say what it is, for whom, or one thing that is true of this product alone.',
    action: 'Make the headline specific',
  },

  run({ text }) {
    const said = headlineSubstance(text);
    if (!said) {
      return { kind: 'notApplicable', reason: 'We could not find an English headline of several words.' };
    }
    const { own, hollow, lines } = said;
    const all = hollow.length + MAKES_UP * own.length;
    if (all === 0) return { kind: 'notApplicable', reason: 'The headline has no words to look up.' };
    const value = (100 * hollow.length) / all;
    const name = headlineOf(text)?.name ?? 'the headline';
    return {
      kind: 'measured',
      value,
      confidence: SURE * Math.min(...lines.map(({ confidence }) => trust(confidence))),
      evidence: [{ label: 'Headline', box: enclosing(lines.map(({ box }) => box)) }],
      observation:
        own.length === 0
          ? `Every word of the headline ${name} would fit an ad for anything.`
          : `The headline ${name} has ${own.length} ${own.length === 1 ? 'word' : 'words'} of its own and ${hollow.length} that would fit any ad.`,
    };
  },
});
