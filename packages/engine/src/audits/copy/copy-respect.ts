import { defineAudit } from '../../audit.ts';
import { excerpt, marksOr, notEnglish, quoted, wholeCopy } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-respect',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.7,
    source: 'judgment; one insult is enough to lose a reader',
  },
  effort: 'minutes',
  words: {
    name: 'Respect for the reader',
    pass: 'The copy treats people with respect',
    fail: 'The copy runs people down',
    why: 'Insults, shaming and shutting groups out lose the reader, and platforms refuse such ads.',
    fix: 'Say what gets better for the reader without running anybody down.',
    action: 'Remove the wording that insults people',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const { demeaning } = copy.style;
    return {
      kind: 'measured',
      value: demeaning.length,
      confidence: demeaning.length === 1 ? 0.8 : 0.95,
      evidence: marksOr(demeaning, wholeCopy(copy), 'Ad copy'),
      observation:
        demeaning.length === 0
          ? `Nothing that insults or shuts people out was found from ${excerpt(copy.opening.text, 40)} on.`
          : `${quoted(demeaning)} ${demeaning.length === 1 ? 'runs' : 'run'} people down.`,
      ...(demeaning.length > 0 && {
        advice: `Take out ${quoted(demeaning)} and start from what the reader wants instead.`,
      }),
    };
  },
});
