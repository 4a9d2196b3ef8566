import { defineAudit } from '../../audit.ts';
import {
  distinctCount,
  joinWithConjunction,
  hitEvidenceOrFallback,
  inEnglish,
  quoted,
  wholeCopy,
} from '../../computed/copy/quotes.ts';
import { correctedSpelling } from '../../computed/copy/spelling.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  none: 'We found no misspelled word in the copy.',
  misspelled: '{words} {count, plural, one {looks} other {look}} misspelled.',
  correct: 'Write {corrections}.',
  correction: '“{right}” for “{wrong}”',
} as const;

export default defineAudit({
  id: 'copy-spelling',
  needs: ['copy'],
  unit: 'count',
  curve: { shape: 'falling', good: 0.3, middling: 1, source: 'Judgment: a single slip is seen by many' },
  effort: 'minutes',
  words: {
    name: 'Spelling',
    pass: 'No spelling mistakes were found',
    fail: 'The copy has a spelling mistake',
    why: 'Readers take a misspelled word for carelessness, or for a scam.',
    fix: 'Correct the word.',
    action: 'Correct the spelling',
  },

  run: inEnglish((copy) => {
    const { misspelled } = copy;
    const corrections = joinWithConjunction(
      misspelled.map(({ text }) =>
        formatMessage(MESSAGES.correction, { right: correctedSpelling(text) ?? text, wrong: text }),
      ),
    );
    const values = { words: quoted(misspelled), count: distinctCount(misspelled), corrections };
    return {
      kind: 'measured',
      value: misspelled.length,
      evidence: hitEvidenceOrFallback(misspelled, wholeCopy(copy), 'Ad copy'),
      observation: misspelled.length === 0 ? MESSAGES.none : formatMessage(MESSAGES.misspelled, values),
      ...(misspelled.length > 0 && { advice: formatMessage(MESSAGES.correct, values) }),
    };
  }),
});
