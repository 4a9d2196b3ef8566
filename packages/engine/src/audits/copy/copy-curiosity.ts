import { defineAudit } from '../../audit.ts';
import { distinctCount, hitEvidenceOrFallback, inEnglish, quoted } from '../../computed/copy/quotes.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  none: 'We found no question and no phrase such as “here’s why …”.',
  curious: '{words} {count, plural, one {leaves} other {leave}} something to find out.',
} as const;

export default defineAudit({
  id: 'copy-curiosity',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'rising',
    good: 1,
    middling: -0.2,
    source: 'Judgment on the points; a gap in what one knows draws (Loewenstein 1994)',
  },
  effort: 'hour',
  part: 'copyOpening',
  words: {
    name: 'Curiosity',
    why: 'People click to close the gap between what they know and what they want to know.',
  },

  run: inEnglish((copy) => {
    const questions = copy.sentences.filter(({ text }) => text.endsWith('?'));
    const hits = [...copy.curiosity, ...questions];
    return {
      kind: 'measured',
      value: hits.length,
      evidence: hitEvidenceOrFallback(hits, copy.opening, 'Nothing to find out'),
      observation:
        hits.length > 0
          ? formatMessage(MESSAGES.curious, { words: quoted(hits, 2), count: distinctCount(hits) })
          : MESSAGES.none,
    };
  }),
});
