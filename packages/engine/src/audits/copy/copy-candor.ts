import { defineAudit } from '../../audit.ts';
import { excerpt, marksOr, notEnglish, quoted, wholeCopy } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-candor',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'rising',
    good: 2,
    middling: 0.3,
    source: 'the middle of plain and of professional copy among 183 rated ad copies',
  },
  effort: 'hour',
  words: {
    name: 'Candor',
    pass: 'The copy names its own limits',
    fail: 'The copy admits no limit or condition',
    why: 'A limit that the advertiser names itself makes the rest believable.',
    fix: 'Say for whom it is not, what it does not do, or what happens if it goes wrong.',
    action: 'Name a limit or a condition',
  },

  run({ copy }) {
    const other = notEnglish(copy);
    if (other) return other;
    const { candor } = copy.style;
    return {
      kind: 'measured',
      value: candor.length,
      confidence: 0.8,
      evidence: marksOr(candor, wholeCopy(copy), 'No limit or condition'),
      observation:
        candor.length === 0
          ? `From ${excerpt(copy.opening.text, 40)} on, the copy names no limit, condition or exception.`
          : `The copy is open about a limit: ${quoted(candor, 2)}.`,
      advice:
        'Add one true limit: what is not included, whom it does not suit, or what you do if it fails. Only what holds.',
    };
  },
});
