import { defineAudit } from '../../audit.ts';
import { brandCertainty, mainMark } from '../../computed/brand-mark.ts';
import { quote } from '../../computed/quote.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

/** Percent sure. */
const GOOD = 76;

/** A picture without a readable name may still show a logo that has no letters: that much is left to it. */
const WITHOUT_WORDS = 30;

/** How sure 'no brand' is, for the same reason. */
const SURE_OF_NONE = 0.4;

export default defineAudit({
  id: 'brand-presence',
  needs: ['brand'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: GOOD,
    middling: 36,
    source: 'Direction: an ad without its sender builds no memory (Romaniuk 2009); points: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Brand named',
    pass: 'The sender is named',
    fail: 'The sender is hard to make out',
    why: 'An ad that people like and cannot place helps the best-known rival.',
    fix: 'Write the brand’s name in the picture, in letters, near the message or in a corner.',
    action: 'Name the brand in the picture',
  },

  run({ brand }) {
    const mark = mainMark(brand);
    if (!mark) {
      return {
        kind: 'measured',
        value: WITHOUT_WORDS,
        confidence: SURE_OF_NONE,
        evidence: [{ label: 'Searched for a name, a domain or a mark', box: WHOLE_FRAME }],
        observation:
          'No brand name could be read in the picture. A logo without letters is not recognised, so a part of the points stays.',
        advice:
          'If there is no name, write it in a free corner at 4 % of the shorter side or more; if there is only a symbol, set the name beside it.',
      };
    }
    const value = WITHOUT_WORDS + (100 - WITHOUT_WORDS) * brandCertainty(brand);
    return {
      kind: 'measured',
      value,
      evidence: brand
        .toSorted((a, b) => a.confidence - b.confidence)
        .map(({ text, box, because }) => ({ label: `${quote(text)}: ${because}`, box })),
      observation: `${quote(mark.text)} is taken for the brand, ${formatValue(value, 'percent')} sure. ${mark.because}`,
      advice:
        value >= GOOD
          ? `Keep ${quote(mark.text)} as plain as it is.`
          : `Make ${quote(mark.text)} plainer as the sender: alone in a corner or beside the message, or with the domain.`,
    };
  },
});
