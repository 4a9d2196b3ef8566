import { defineAudit } from '../../audit.ts';
import { excerpt, inOrder, marksOr, notEnglish, quoted, wholeCopy } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-arousal',
  needs: ['copy'],
  unit: 'points',
  curve: {
    shape: 'sweetSpot',
    low: 20,
    high: 75,
    slack: 25,
    source: 'judgement on the points; arousal makes people pass things on (Berger and Milkman 2012)',
  },
  effort: 'hour',
  words: {
    name: 'Energy of the words',
    pass: 'The words carry energy',
    fail: 'The words are flat, or shout',
    why: 'Words that stir are remembered and passed on; a text of nothing but such words wears out.',
    fix: 'Put one strong verb or picture into the sentence that carries the promise.',
    action: 'Tune the energy of the copy',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const felt = inOrder(copy.positive, copy.negative, copy.urgency);
    const energy = Math.round(copy.emotion.arousal * 100);
    return {
      kind: 'measured',
      value: energy,
      confidence: 0.7,
      evidence: marksOr(felt, wholeCopy(copy), 'No word with energy'),
      observation: `The words of the copy score ${energy} of 100 for energy, ${felt.length > 0 ? `with ${quoted(felt)}` : `from ${excerpt(copy.opening.text, 40)} on`}.`,
      advice:
        energy > 75
          ? `Calm it down: keep one strong word of ${quoted(felt)} and let a fact do the rest.`
          : `Give ${excerpt(copy.opening.text, 50)} one stronger verb or a scene that one can feel.`,
    };
  },
});
