import { defineAudit } from '../../audit.ts';
import {
  distinctCount,
  hitEvidenceOrFallback,
  quoted,
  shareOfWords,
  wholeCopy,
} from '../../computed/copy/quotes.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  none: 'No word comes up too often.',
  repeated: '{words} {count, plural, one {comes} other {come}} up too often.',
  cut: 'Cut or replace the later {words}.',
} as const;

export default defineAudit({
  id: 'copy-repetition',
  needs: ['copy'],
  unit: 'percent',
  curve: { shape: 'falling', good: 4, middling: 14, source: 'Judgment' },
  effort: 'minutes',
  part: 'copyStyle',
  words: {
    name: 'Repetition',
    pass: 'The copy does not repeat itself',
    fail: 'The copy repeats itself',
    why: 'A word that comes a third time takes the place of something new.',
    fix: 'Cut the repeated word, or say the next thing.',
    action: 'Cut the repeated words',
  },

  run({ copy }) {
    const { repeated } = copy;
    const values = { words: quoted(repeated), count: distinctCount(repeated) };
    return {
      kind: 'measured',
      value: shareOfWords(repeated, copy),
      evidence: hitEvidenceOrFallback(repeated, wholeCopy(copy), 'Ad copy'),
      observation: repeated.length === 0 ? MESSAGES.none : formatMessage(MESSAGES.repeated, values),
      ...(repeated.length > 0 && { advice: formatMessage(MESSAGES.cut, values) }),
    };
  },
});
