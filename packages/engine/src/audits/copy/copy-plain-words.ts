import { defineAudit } from '../../audit.ts';
import { excerpt, marksOr, notEnglish, quoted, wholeCopy } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-plain-words',
  needs: ['copy'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: 5,
    middling: 22,
    source: 'the middle of plain and of hard copy among 183 rated ad copies',
  },
  effort: 'minutes',
  words: {
    name: 'Plain words',
    pass: 'The copy uses short, plain words',
    fail: 'The copy is heavy with abstract words',
    why: 'Abstract words show nothing, and each one makes the sentence slower to read.',
    fix: 'Say who does what, with verbs and things one can see.',
    action: 'Turn abstract words into plain ones',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const { heavy, telling } = copy.style;
    return {
      kind: 'measured',
      value: (100 * heavy.length) / Math.max(1, telling),
      evidence: marksOr(heavy, wholeCopy(copy), 'Ad copy'),
      observation:
        heavy.length === 0
          ? `The words from ${excerpt(copy.opening.text, 40)} on are plain.`
          : `${quoted(heavy, 4)} ${heavy.length === 1 ? 'is long and abstract' : 'are long and abstract'}.`,
      advice: `Say in plain words what ${quoted(heavy)} ${heavy.length === 1 ? 'means' : 'mean'} here: who does what.`,
    };
  },
});
