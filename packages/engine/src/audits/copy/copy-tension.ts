import { defineAudit } from '../../audit.ts';
import {
  excerpt,
  marksOr,
  notEnglish,
  quoted,
  shareOfWords,
  withItsClause,
} from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-tension',
  needs: ['copy'],
  unit: 'percent',
  curve: {
    shape: 'sweetSpot',
    low: 5,
    high: 14,
    slack: 7,
    source:
      'direction: Robertson and others 2023 (Upworthy headlines: a negative word lifts clicks by about 2 %); points: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Tension',
    pass: 'The copy names a problem',
    fail: 'The copy names no problem, or dwells on it',
    why: 'A problem that is named draws the eye; headlines with a negative word were clicked a little more often.',
    fix: 'Name the nuisance that goes away, in one or two words.',
    action: 'Name the problem, briefly',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const { negative, benefits } = copy;
    const [gain] = benefits;
    return {
      kind: 'measured',
      value: shareOfWords(negative, copy),
      ...(negative.length === 0 && { title: 'The copy names no problem' }),
      evidence: marksOr(negative, copy.opening, 'No problem named'),
      observation:
        negative.length === 0
          ? `None of the ${copy.words} words from ${excerpt(copy.opening.text, 40)} on names a problem.`
          : `The copy names a problem with ${quoted(negative)}.`,
      advice: gain
        ? `Say what is bad without it before ${withItsClause(copy, gain)}: the nuisance that it ends.`
        : `Before ${excerpt(copy.opening.text, 40)} name the nuisance that it ends, in the reader’s words.`,
    };
  },
});
