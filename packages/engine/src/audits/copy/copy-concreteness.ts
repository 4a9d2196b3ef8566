import { defineAudit } from '../../audit.ts';
import { excerpt, marksOr, notEnglish, wholeCopy } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-concreteness',
  needs: ['copy'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 22,
    middling: 6,
    source:
      'judgement on the points; concrete text is understood and remembered better (Sadoski, Goetz and Rodriguez 2000)',
  },
  effort: 'hour',
  words: {
    name: 'Concreteness',
    pass: 'The copy can be pictured',
    fail: 'The copy is hard to picture',
    why: 'What one can see or touch is understood faster and kept longer than an idea.',
    fix: 'Exchange an idea for the thing or the scene behind it.',
    action: 'Make the copy easy to picture',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const share = Math.round(copy.concreteness * 100);
    const abstract =
      copy.jargon[0]?.text ?? copy.text.match(/\b\p{Ll}{4,}(?:tion|ness|ity|ment|ance|ence)s?\b/u)?.[0];
    return {
      kind: 'measured',
      value: share,
      confidence: 0.75,
      evidence: marksOr(copy.sensory, wholeCopy(copy), 'Ad copy'),
      observation: `${share} % of the words from ${excerpt(copy.opening.text, 40)} on name something to see or touch, little words left out.`,
      advice:
        abstract === undefined
          ? `Put the thing itself into ${excerpt(copy.opening.text, 50)}: what one would see, hold or taste.`
          : `Show what “${abstract}” looks like in use: the thing, the place, the moment.`,
    };
  },
});
